import { useTranslate } from 'react-admin';
import { orderStateOf } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { usePersonName } from '../components/PersonName.js';
import { closedText } from './closed-text.js';
import { deadlineOf, nextStep } from './next-step.js';
import type { OrderProps } from './order-props.js';

/** Who has to do what next, and by when. */
export function NextStep({ order }: OrderProps) {
  const translate = useTranslate();
  const state = orderStateOf(order.status);
  const until = deadlineOf(order);
  return (
    <>
      {translate(`console.orders.next.${nextStep(order)}`)}
      {until && (
        <>
          {' '}
          {translate(state === 'unpaid' ? 'console.orders.payBefore' : 'console.orders.autoReceipt')}{' '}
          <Moment at={until} />
        </>
      )}
      <ClosedBy order={order} />
    </>
  );
}

/** By whom an order was cancelled, and why. */
function ClosedBy({ order }: OrderProps) {
  const locale = useReaderLocale();
  const closedBy = usePersonName(order.closedBy) ?? null;
  const why = closedText({ ...order, closedBy }, locale);
  return why && ` ${why}`;
}
