/** Shares as whole percentages that add up to 100: what is left after rounding down goes to the largest remainders. */
export function percents(shares: number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  if (!sum) return shares.map(() => 0);
  const exact = shares.map((share) => (100 * share) / sum);
  const found = exact.map(Math.floor);
  const rests = exact.map((one, i) => one - found[i]);
  const order = shares.map((_, i) => i).toSorted((a, b) => rests[b] - rests[a]);
  const left = 100 - found.reduce((all, one) => all + one, 0);
  order.slice(0, left).forEach((i) => found[i]++);
  return found;
}
