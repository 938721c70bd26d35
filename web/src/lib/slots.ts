/** Places of cards on the table: a card that lies stays where it is, whatever comes or goes beside it. */
export class Slots<Card extends string = string> {
  private held: (Card | null)[] = [];
  private last: (Card | null)[] = [];

  /** Lay these cards, in the order in which new ones come: one that came back takes its old place, another the first free one. null: free. */
  lay(cards: Card[]): (Card | null)[] {
    const rest = [...cards];
    const take = (card: Card | null | undefined): boolean => {
      const at = card ? rest.indexOf(card) : -1;
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    };
    const next = this.held.map((card) => (take(card) ? card : null));
    next.forEach((card, i) => {
      if (card === null && take(this.last[i])) next[i] = this.last[i] ?? null;
    });
    for (const card of rest) {
      const free = next.indexOf(null);
      next[free < 0 ? next.length : free] = card;
    }
    this.last = next.map((card, i) => card ?? this.last[i] ?? null);
    this.held = next;
    return next;
  }
}
