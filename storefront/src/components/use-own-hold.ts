import { orderStatuses } from '@mall/contracts/order';
import { useQuery } from '@tanstack/react-query';
import { read } from '../mall/api.js';
import { useSession } from '../mall/use-session.js';

/** The states of orders that hold their cars. */
const HOLDING: readonly number[] = [orderStatuses.unpaid.code, orderStatuses.toConfirm.code];
/** A hold lasts for hours or days, so its order is among the latest. */
const LATEST = 50;

/** Returns the order of the signed-in buyer that holds a car; null when somebody else holds it, undefined while loading. */
export function useOwnHold(skuId: string, isHeld: boolean): { readonly orderId: string } | null | undefined {
  const session = useSession();
  const { data, isError } = useQuery({
    ...read('order.search', { pageNum: 1, pageSize: LATEST }),
    enabled: isHeld && session !== null,
    staleTime: 0,
  });
  if (!session) return null;
  if (!data) return isError ? null : undefined;
  return (
    data.list.find(
      ({ status, orderItems }) => HOLDING.includes(status) && orderItems.some((item) => item.skuId === skuId),
    ) ?? null
  );
}
