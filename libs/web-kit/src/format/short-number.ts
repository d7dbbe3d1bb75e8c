/** Prescribed suffixes, the largest first. */
const SUFFIXES = [
  ['E', 1e18],
  ['P', 1e15],
  ['T', 1e12],
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
] as const;

/** Abbreviates a large number: `1.5k`, `2M`, with at most one decimal, truncated and not rounded up. */
export function shortNumber(value: number): string {
  const found = SUFFIXES.find(([, least]) => Math.abs(value) >= least);
  if (!found) return String(value);
  const [suffix, least] = found;
  return `${Math.trunc((value / least) * 10) / 10}${suffix}`;
}
