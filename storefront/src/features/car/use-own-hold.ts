import { orderStatuses } from '@mall/contracts/order';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../mall/api.js';
import { useSession } from '../../mall/use-session.js';

/** Orders in these states hold their cars. */
const HOLDING: readonly number[] = [orderStatuses.unpaid.code, orderStatuses.toConfirm.code];
/** Nobody has more orders that wait for a payment. */
const MOST = 50;

/** The order of the signed-in buyer that holds a car; undefined while it is held for somebody else, or not yet known. */
export function useOwnHold(skuId: string, isHeld: boolean): { readonly orderId: string } | undefined {
  const session = useSession();
  const { data } = useQuery({
    ...read('order.search', { pageNum: 1, pageSize: MOST }),
    enabled: isHeld && session !== null,
    staleTime: 0,
  });
  if (!session) return undefined;
  return data?.list.find(
    ({ status, orderItems }) => HOLDING.includes(status) && orderItems.some((item) => item.skuId === skuId),
  );
}
