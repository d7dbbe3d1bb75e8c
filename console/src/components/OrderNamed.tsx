import { useTranslate } from 'react-admin';
import type { OrderNamesView } from '@mall/contracts/order';
import { carsOf } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts } from './Facts.js';

interface OrderNamedProps {
  readonly orderNumber: string;
  /** Buyer and cars as the server names them; the previous release names none. */
  readonly names: OrderNamesView | null | undefined;
}

/** Names the order, its cars and its buyer in a dialog that moves money or goods. */
export function OrderNamed({ orderNumber, names }: OrderNamedProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (
    <Facts
      facts={[
        { label: translate('console.named.order'), value: orderNumber },
        { label: translate('console.named.cars'), value: names && carsOf(names, locale) },
        { label: translate('console.named.buyer'), value: names?.consignee },
      ]}
    />
  );
}
