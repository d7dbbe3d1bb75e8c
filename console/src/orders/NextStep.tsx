import { useTranslate } from 'react-admin';
import { contractStatuses, orderStateOf } from '@mall/web-kit';
import type { OrderDetailView } from '@mall/contracts/order';
import { useReaderLocale } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { closedText } from './closed-text.js';
import type { OrderProps } from './order-props.js';

/** Who has to do what next, and by when. */
export function NextStep({ order }: OrderProps) {
  const translate = useTranslate();
  const state = orderStateOf(order.status);
  const until = state === 'unpaid' ? order.endTime : state === 'shipped' ? order.autoReceiptTime : null;
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
  const why = closedText(order, locale);
  return why && ` ${why}`;
}

function nextStep({ status, contractStatus, actions }: OrderDetailView): string {
  const isUnsigned = contractStatus === contractStatuses.unsigned.code;
  if (actions.includes('auditSlip')) return isUnsigned ? 'slipUnsigned' : 'slip';
  switch (orderStateOf(status)) {
    case 'unpaid':
      return isUnsigned ? 'sign' : 'pay';
    case 'toConfirm':
      return 'slip';
    case 'toShip':
      return 'ship';
    case 'shipped':
      return 'receive';
    case 'completed':
      return 'done';
    default:
      return 'closed';
  }
}
