import { useTranslate } from 'react-admin';
import type { OrderDetailView } from '@mall/contracts/order';
import { Moment } from '../components/Moment.js';
import { usePersonName } from '../components/PersonName.js';

export interface OrderProps {
  readonly order: OrderDetailView;
}

/** Texts before the time until which the stage lasts. */
const UNTIL = { pay: 'payBefore', receipt: 'autoReceipt', hold: 'heldUntil' } as const;

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
          {translate(`console.orders.${UNTIL[deal.untilKind ?? 'pay']}`)} <Moment at={deal.until} />
        </>
      )}
      {deal.reason && ` ${deal.reason}`}
      {deal.reason && author && ` (${author})`}
    </>
  );
}
