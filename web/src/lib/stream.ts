/** News of a table: server-sent events that survive lost connections. */
export interface News {
  version: number;
  status: "running" | "over";
  thinking: number | null;
}

const AGAIN = 2000; // ms until a closed stream is opened again

/** Call `tell` with everything new, `lost` with true and false as the connection goes and comes; returns how to stop. */
export function listen(table: string, tell: (news: News) => void, lost: (gone: boolean) => void): () => void {
  let source: EventSource;
  let timer = 0;
  const open = (): void => {
    source = new EventSource(`/api/tables/${table}/events`);
    source.onopen = () => lost(false);
    source.onmessage = (event) => tell(JSON.parse(event.data));
    source.onerror = () => {
      lost(true);
      if (source.readyState === EventSource.CLOSED) timer = window.setTimeout(open, AGAIN);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
