import { Link, useCanAccess, useTranslate } from 'react-admin';
import type { DeliveryView, OrderDetailView } from '@mall/contracts/order';
import { countryName, deliveryTerm, phone, placeLine } from '@mall/web-kit';
import { useReaderLocale } from '../api/use-call.js';
import { Facts } from '../components/Facts.js';
import { Moment } from '../components/Moment.js';
import { Amount, Yuan } from '../components/Money.js';
import { perOne } from '../components/rates.js';

interface OrderProps {
  readonly order: OrderDetailView;
}

export function Amounts({ order }: OrderProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const label = (name: string) => translate(`resources.orders.fields.${name}`);
  return (
    <Facts
      facts={[
        { label: label('total'), value: <Yuan fen={order.total} /> },
        { label: label('totalRubMinor'), value: <Amount minor={order.totalRubMinor} currency="RUB" /> },
        {
          label: translate('console.orders.rate'),
          value: `${perOne({ rate: order.rate.rate, from: 'CNY' }, locale)} · ${order.rate.source}`,
        },
        { label: translate('console.orders.lockedUntil'), value: <Moment at={order.rate.lockedUntil} /> },
        { label: label('incoterm'), value: deliveryTerm(order.incoterm, locale) },
      ]}
    />
  );
}

export function BuyerFacts({ order }: OrderProps) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const { canAccess } = useCanAccess({ resource: 'buyers', action: 'show' });
  const { orderAddr: to } = order;
  const inCountry = placeLine({ ...to, postCode: null });
  const place = [to.postCode, countryName(to.country, locale), inCountry].filter(Boolean).join(', ');
  const label = (name: string) => translate(`resources.orders.fields.${name}`);
  return (
    <Facts
      facts={[
        {
          label: label('consignee'),
          value: canAccess ? <Link to={`/buyers/${order.userId}/show`}>{to.consignee}</Link> : to.consignee,
        },
        { label: label('mobile'), value: phone(to.mobile) },
        { label: label('address'), value: place },
        { label: label('remarks'), value: order.remarks },
        { label: label('shopName'), value: order.shopName },
      ]}
    />
  );
}

export function DeliveryFacts({ delivery }: { readonly delivery: DeliveryView }) {
  const translate = useTranslate();
  return (
    <Facts
      facts={[
        { label: translate('console.orders.carrier'), value: delivery.carrier },
        { label: translate('console.orders.trackingNumber'), value: delivery.trackingNumber },
        { label: translate('console.orders.note'), value: delivery.note },
        {
          label: translate('resources.orders.fields.deliveryTime'),
          value: <Moment at={delivery.deliveryTime} />,
        },
      ]}
    />
  );
}
