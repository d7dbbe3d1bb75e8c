export interface CartLine {
  readonly cartItemId: string;
  readonly userId: string;
  readonly shopId: string;
  readonly spuId: string;
  readonly skuId: string;
  readonly count: number;
  readonly isChecked: boolean;
  /** Unit price in fen, when it was added. */
  readonly priceMinor: number;
  /** Keys that clients gave the latest changes, by which a repeated change is recognised. */
  readonly changeKeys: readonly string[];
  readonly createdAt: Date;
}

/** Number of keys kept for a line; as many of its changes can be under way at the same time. */
const KEYS_KEPT = 20;

/** Returns the keys of a line after one more change; a change without a key adds none. */
export const keysAfter = (known: readonly string[], key: string | undefined): string[] =>
  key === undefined ? [...known] : [...known, key].slice(-KEYS_KEPT);

/**
 * Returns the count of a line after `delta`: a single car stays one however often it is added; 0 means that the line
 * leaves the cart.
 */
export function nextCount(current: number, delta: number, isSingleUnit: boolean): number {
  const next = Math.min(999, current + delta);
  if (next <= 0) return 0;
  return isSingleUnit ? 1 : next;
}
