/** Orders 64-bit ids by their value; everybody locks in this order, so nobody waits in a circle. */
export function byNumber(left: string, right: string): number {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}
