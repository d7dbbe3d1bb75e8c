/** Returns the time to pay after a slip was sent back or only a part came: the rest of it, and at least so many hours. */
export function laterOf(payBefore: Date, now: Date, hours: number): Date {
  const again = new Date(now.getTime() + hours * 3_600_000);
  return payBefore > again ? payBefore : again;
}
