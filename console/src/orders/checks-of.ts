/** Returns the link to the scans of one order that wait for their check. */
export const checksOf = (orderId: string): string =>
  `/contract-checks?${new URLSearchParams({ filter: JSON.stringify({ orderId, state: 'waiting' }) }).toString()}`;
