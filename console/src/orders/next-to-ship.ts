import type { OrderView } from '@mall/contracts/order';

/** Returns the next order of a list that waits to be shipped, after the given one. */
export function nextToShip<O extends Pick<OrderView, 'orderId' | 'actions'>>(
  orders: readonly O[],
  shipped: string,
): O | undefined {
  const at = orders.findIndex(({ orderId }) => orderId === shipped);
  return [...orders.slice(at + 1), ...orders.slice(0, Math.max(at, 0))].find(({ actions }) =>
    actions.includes('ship'),
  );
}
