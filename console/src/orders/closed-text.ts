import type { OrderView } from '@mall/contracts/order';
import { closeTypes, statusLabel, type Locale } from '@mall/web-kit';

type Closed = Pick<OrderView, 'closeType' | 'closedBy' | 'closeReason'>;

/** `Отменён продавцом, anna: машина повреждена`; empty while the order is open. */
export function closedText({ closeType, closedBy, closeReason }: Closed, locale: Locale): string {
  if (closeType === null) return '';
  const author = [statusLabel(closeTypes, closeType, locale), closedBy].filter(Boolean).join(', ');
  return closeReason ? `${author}: ${closeReason}` : author;
}
