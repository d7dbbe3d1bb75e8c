/** Compares 64-bit ids by value. Rows are locked in this order, so that transactions cannot deadlock. */
export function byNumber(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}
