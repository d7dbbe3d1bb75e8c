import { orderStatuses, type OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import styles from './OrdersPage.module.css';

const tabs: readonly { state?: keyof typeof orderStatuses; count: keyof OutputOf<'order.count'> }[] = [
  { count: 'allCount' },
  { state: 'unpaid', count: 'unPay' },
  { state: 'toConfirm', count: 'toConfirm' },
  { state: 'toShip', count: 'payed' },
  { state: 'shipped', count: 'consignment' },
  { state: 'completed', count: 'success' },
  { state: 'cancelled', count: 'cancelled' },
];

/** Shows the states of orders, with the visitor's number of orders in each. */
export function OrderTabs() {
  const { t } = useTranslation('orders');
  const [search] = useSearchParams();
  const counts = useQuery({ ...read('order.count', {}), staleTime: 0 }).data;
  return (
    <nav className={styles['tabs']} aria-label={t('byState')}>
      {tabs.map(({ state, count }) => {
        const code = state && String(orderStatuses[state].code);
        const next = new URLSearchParams(search);
        next.delete('page');
        if (code) next.set('status', code);
        else next.delete('status');
        return (
          <Link
            key={count}
            to={{ pathname: pathTo('orders'), search: next.toString() }}
            aria-current={(search.get('status') ?? undefined) === code ? 'page' : undefined}
          >
            {state ? orderStatuses[state].label[locale] : t('all')}
            {counts && counts[count] > 0 && <span className="figures"> {counts[count]}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
