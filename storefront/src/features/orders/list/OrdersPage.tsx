import type { InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RequireSignIn } from '../../../components/RequireSignIn.js';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Pager } from '../../../components/ui/Pager.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import { useIsLive } from '../../../mall/live.js';
import { pathTo } from '../../../mall/pages.js';
import { OrderFilters } from './OrderFilters.js';
import { OrderTabs } from './OrderTabs.js';
import { POLL_MS } from '../order.js';
import { OrderCard } from './OrderCard.js';

export function Component() {
  const { t } = useTranslation('deal');
  return (
    <RequireSignIn title={t('orders.title')}>
      <OrdersPage />
    </RequireSignIn>
  );
}

const PAGE_SIZE = 10;
const TEXTS = ['orderNumber', 'consignee', 'contractNumber'] as const;
const CODES = ['status', 'contractStatus', 'voucherStatus'] as const;

/** Parses the search in the URL. Days are those of the reader's time zone, from their first moment to their last. */
export function toSearch(search: URLSearchParams): InputOf<'order.search'> {
  const [from, to] = [search.get('from'), search.get('to')];
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, search.get(name) || undefined])),
    ...Object.fromEntries(
      CODES.map((name) => [name, search.has(name) ? Number(search.get(name)) : undefined]),
    ),
    startTime: from ? new Date(`${from}T00:00:00`).toISOString() : undefined,
    endTime: to ? new Date(`${to}T23:59:59.999`).toISOString() : undefined,
    pageNum: Number(search.get('page')) || 1,
    pageSize: PAGE_SIZE,
  };
}

function OrdersPage() {
  const { t } = useTranslation('orders');
  const { t: deal } = useTranslation('deal');
  const [search] = useSearchParams();
  const isLive = useIsLive();
  const orders = useQuery({
    ...read('order.search', toSearch(search)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isLive ? false : POLL_MS,
  });
  const isFiltered = [...search.keys()].some((name) => name !== 'page');
  const to = (page: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return { pathname: pathTo('orders'), search: next.toString() };
  };
  return (
    <Page title={deal('orders.title')}>
      <h1 className={layout['title']}>{deal('orders.title')}</h1>
      <div className={layout['stack']}>
        <OrderTabs />
        <OrderFilters />
        {orders.error ? (
          <Failure error={orders.error} onRetry={() => void orders.refetch()} />
        ) : !orders.data ? (
          <Skeleton height="320px" />
        ) : orders.data.total === 0 ? (
          <Empty
            title={isFiltered ? t('noneFound') : t('none')}
            actions={
              <ButtonLink look="primary" to={isFiltered ? pathTo('orders') : pathTo('list')}>
                {isFiltered ? t('all') : deal('cart.choose')}
              </ButtonLink>
            }
          >
            {isFiltered ? t('noneFoundText') : t('noneText')}
          </Empty>
        ) : (
          <ul className={layout['stack']}>
            {orders.data.list.map((order) => (
              <OrderCard key={order.orderId} order={order} />
            ))}
          </ul>
        )}
        {orders.data && <Pager page={Number(search.get('page')) || 1} pages={orders.data.pages} to={to} />}
      </div>
    </Page>
  );
}
