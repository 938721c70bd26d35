/** What went wrong beside the table, said where the reader is, with a way to try again. */
export interface Notice {
  /** What it is about: there is one notice of each kind. */
  about: string;
  /** Fluent id. */
  id: string;
  again?: () => void;
  /** What the button says, a Fluent id; default: try again. */
  does?: string;
}

class Notices {
  all = $state.raw<Notice[]>([]);

  say(notice: Notice): void {
    this.all = [...this.all.filter((one) => one.about !== notice.about), notice];
  }

  close(about: string): void {
    this.all = this.all.filter((one) => one.about !== about);
  }
}

export const notices = new Notices();
