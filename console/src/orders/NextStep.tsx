import { useTranslate } from 'react-admin';
import { Moment } from '../components/Moment.js';
import { usePersonName } from '../components/PersonName.js';
import type { OrderProps } from './order-props.js';

/** Shows the server's text for the next step of an order: who acts, and by when. */
export function NextStep({ order: { deal, closedBy } }: OrderProps) {
  const translate = useTranslate();
  const author = usePersonName(closedBy);
  return (
    <>
      {[deal.text, ...(deal.notes ?? [])].join(' ')}
      {deal.until && (
        <>
          {' '}
          {translate(
            deal.untilKind === 'pay' ? 'console.orders.payBefore' : 'console.orders.autoReceipt',
          )}{' '}
          <Moment at={deal.until} />
        </>
      )}
      {deal.reason && ` ${deal.reason}`}
      {deal.reason && author && ` (${author})`}
    </>
  );
}
