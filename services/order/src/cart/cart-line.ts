export interface CartLine {
  readonly cartItemId: string;
  readonly userId: string;
  readonly shopId: string;
  readonly spuId: string;
  readonly skuId: string;
  readonly count: number;
  readonly isChecked: boolean;
  /** Fen, when it was added. */
  readonly priceMinor: number;
  /** That clients gave the latest changes; by them one is known that comes again. */
  readonly changeKeys: readonly string[];
  readonly createdAt: Date;
}

/** As many changes of a line can be under way at the same time. */
const KEYS_KEPT = 20;

/** The keys of a line after one more change; a change without a key adds none. */
export const keysAfter = (known: readonly string[], key: string | undefined): string[] =>
  key === undefined ? [...known] : [...known, key].slice(-KEYS_KEPT);

/** What a line comes to after `delta`: a single car stays one however often it is added; 0 means it leaves. */
export function nextCount(current: number, delta: number, isSingleUnit: boolean): number {
  const next = Math.min(999, current + delta);
  if (next <= 0) return 0;
  return isSingleUnit ? 1 : next;
}
