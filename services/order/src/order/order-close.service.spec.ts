import { closeTypes, orderEvents } from '@mall/contracts/order';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { anOrder, InMemoryOrders, moverOf, RecordedRepayments } from './order.fakes.js';
import type { Actor, Order } from './order.js';
import { OrderCloseService } from './order-close.service.js';

const olga: Actor = { kind: 'staff', id: '51', name: 'olga', ip: null };
const tx = new NoDatabase().manager;

function aCloser(over: Partial<Order>) {
  const order = anOrder(over);
  const orders = new InMemoryOrders([order]);
  const repayments = new RecordedRepayments();
  const outbox = new RecordedOutbox();
  const closer = new OrderCloseService(moverOf(orders), orders, repayments, outbox);
  const now = async () => (await orders.find({ of: 'all' }, order.orderId))!;
  return { closer, order, orders, repayments, outbox, now };
}

describe('an order whose money was paid out again', () => {
  it.each(['toShip', 'shipped', 'completed'] as const)(
    'ends as refunded from %s, opens no other refund, and leaves the fate of its cars open',
    async (state) => {
      const { closer, order, orders, repayments, outbox, now } = aCloser({ state });
      await closer.closeRefunded(tx, order, olga, 'машина повреждена');
      expect(await now()).toMatchObject({
        state: 'cancelled',
        closeType: closeTypes.refunded.code,
        closeReason: 'машина повреждена',
        closedBy: 'olga',
      });
      expect(repayments).toMatchObject({ closed: [], undone: [order.orderId] });
      expect(orders.history.map(({ action }) => action)).toEqual(['refundWhole']);
      expect(outbox.events).toMatchObject([
        {
          subject: orderEvents.cancelled.subject,
          payload: { closeType: closeTypes.refunded.code, carFate: 'undecided' },
        },
      ]);
    },
  );

  it('is refused for one that was cancelled already', async () => {
    const { closer, order } = aCloser({ state: 'cancelled' });
    await expect(closer.closeRefunded(tx, order, olga, null)).rejects.toMatchObject({
      declaration: { key: 'order.orderClosed' },
    });
  });
});
