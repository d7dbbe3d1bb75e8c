import {
  orderDeskViewApi,
  orderReconciliationApi,
  orderRefundApi,
  orderViewApi,
} from '@mall/contracts/order';
import type { Answer, Answers, Deal } from './oracle/index.js';
import type { Stage } from './stage.js';

type Call = () => Promise<unknown>;
type Reader = ReturnType<Stage['as']>;

/** Returns a deal as its readers see it: every view of all of them, or only the buyer's page and the desk's. */
export async function viewsOf(
  { order, slips }: Deal,
  { owner, desk, merchant }: Readonly<Record<'owner' | 'desk' | 'merchant', Reader>>,
  whom: 'all' | 'some',
  answered: (calls: readonly Call[]) => Promise<unknown[]>,
): Promise<Answers> {
  const orderId = String(order.order_id);
  const ifAll = (call: Call): Call => (whom === 'all' ? call : () => Promise.resolve(undefined));
  const isOpen = order.status === 1 || order.status === 4;
  const waiting = slips.filter(({ status }) => status === 0);
  const byNumber = { orderNumber: order.order_number, pageNum: 1, pageSize: 10 };
  const [
    buyerDetail,
    buyerPage,
    payInfo,
    buyerRefunds,
    merchantDetail,
    merchantPage,
    staffDetail,
    staffPage,
    ...checks
  ] = await answered([
    () => owner(orderViewApi).detail({ orderId }),
    ifAll(() => owner(orderViewApi).search({ orderId, pageNum: 1, pageSize: 10 })),
    ifAll(() => (isOpen ? owner(orderViewApi).payInfo({ orderIds: [orderId] }) : Promise.resolve(undefined))),
    ifAll(() => owner(orderRefundApi).mine({ orderId })),
    ifAll(() => merchant(orderDeskViewApi).merchantInfo({ orderId })),
    ifAll(() => merchant(orderDeskViewApi).merchantPage(byNumber)),
    () => desk(orderDeskViewApi).one({ orderId }),
    ifAll(() => desk(orderDeskViewApi).list({ ids: [orderId], current: 1, size: 10 })),
    ...waiting.map(
      ({ voucher_id }) =>
        () =>
          desk(orderReconciliationApi).one({ voucherId: String(voucher_id) }),
    ),
  ]);
  return {
    buyerDetail: buyerDetail as Answer,
    buyerRow: firstOf(buyerPage as object),
    payInfo: payInfo as Answer | undefined,
    buyerRefunds: buyerRefunds as readonly Answer[] | undefined,
    merchantDetail: merchantDetail as Answer | undefined,
    merchantRow: firstOf(merchantPage as object),
    staffDetail: staffDetail as Answer,
    staffRow: firstOf(staffPage as object),
    desk: checks as readonly Answer[],
  };
}

interface AnyPage {
  readonly list?: readonly unknown[];
  readonly records?: readonly unknown[];
}

const firstOf = (page: AnyPage = {}): Answer | undefined =>
  (page.list ?? page.records)?.[0] as Answer | undefined;

/** Whether buyer and desk were answered, and all their views show this version of the order. */
export function areOfVersion(
  { buyerDetail, staffDetail, buyerRow, staffRow }: Answers,
  version: unknown,
): boolean {
  if (!buyerDetail || !staffDetail) return false;
  return [buyerDetail, staffDetail, buyerRow, staffRow].every((view) => !view || view['version'] === version);
}
