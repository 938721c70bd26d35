/** The shared worker: one hub for all pages of this browser. It belongs to no page, so none that closes or sleeps takes the stream with it. */
import { Hub, type Word } from "./hub";

/** What a page says: the tables it shows; it came back; it is still there (the answer to a beat). */
export type Asked = { follow: string[] } | { check: boolean } | { here: true };
/** What it is told: what the hub says, and that the worker lives. */
export type Told = Word | { beat: number };

const BEAT = 5000; // ms between two signs of life for the pages
const MISSED = 30; // beats after which a page that does not answer is forgotten

interface Page {
  port: MessagePort;
  tables: string[];
  missed: number;
}

const pages = new Set<Page>();
const hub = new Hub((word) => pages.forEach((page) => concerns(page, word) && tell(page, word)));

function tell(page: Page, told: Told): void {
  page.port.postMessage(told);
}

function concerns({ tables }: Page, word: Word): boolean {
  return "lost" in word || tables.includes("news" in word ? word.news.table : word.gone);
}

function follow(): void {
  hub.follow([...new Set([...pages].flatMap((page) => page.tables))]);
}

function asked(page: Page, said: Asked): void {
  page.missed = 0;
  if ("check" in said) hub.check(said.check);
  if (!("follow" in said)) return;
  if (said.follow.length) pages.add(page);
  else pages.delete(page);
  page.tables = said.follow;
  tell(page, { beat: BEAT });
  if (hub.lost !== null) tell(page, { lost: hub.lost });
  for (const table of page.tables) {
    const news = hub.known.get(table);
    if (news) tell(page, { news });
  }
  follow();
}

setInterval(() => {
  for (const page of pages) {
    if (++page.missed > MISSED) pages.delete(page);
    else tell(page, { beat: BEAT });
  }
  follow();
}, BEAT);

(globalThis as unknown as { onconnect: (event: MessageEvent) => void }).onconnect = ({ ports: [port] }) => {
  const page: Page = { port, tables: [], missed: 0 };
  port.onmessage = ({ data }: MessageEvent<Asked>) => asked(page, data);
};
