import {
  contractStatuses,
  dayOf,
  deadline,
  exactRoubles,
  orderStatuses,
  statusLabel,
  unbroken,
  voucherStatuses,
  yuan,
  type InputOf,
  isOrderIn,
} from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { RequireSignIn } from '../../../components/RequireSignIn.js';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Pager } from '../../../components/ui/Pager.js';
import { Picture } from '../../../components/ui/Picture.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import { useIsLive } from '../../../mall/live.js';
import { locale } from '../../../mall/locale.js';
import { orderPath, pathTo } from '../../../mall/pages.js';
import { nowOf, toneOf, type OrderRow } from '../order-now.js';
import { OrderFilters } from './OrderFilters.js';
import { OrderTabs } from './OrderTabs.js';
import { POLL_MS } from '../poll.js';
import styles from './OrdersPage.module.css';

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

/** The question that the address asks. Days are the reader's own, from its first moment to its last. */
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

/** A label inside a sentence. */
const small = (label: string): string => label.toLocaleLowerCase(locale);

function OrderCard({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const { t: deal } = useTranslation('deal');
  const now = nowOf(order);
  return (
    <li className={`${layout['card']} ${styles['order']}`}>
      <div className={styles['head']}>
        <Link to={orderPath(order.orderId)} className={styles['number']}>
          {deal('order.number', { number: order.orderNumber })}
        </Link>
        <Status tone={toneOf(order.status)}>{statusLabel(orderStatuses, order.status, locale)}</Status>
        <span className="muted small">{dayOf(order.createTime, locale)}</span>
      </div>
      <ul className={styles['items']}>
        {order.orderItems.map((item) => (
          <li key={item.orderItemId}>
            <span className={styles['picture']}>
              <Picture url={item.pic} alt="" variant="272x205" />
            </span>
            <span>
              {unbroken(item.spuName)}
              {item.count > 1 && <span className="muted"> × {item.count}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['side']}>
        <span className="figures">
          <strong className={styles['sum']}>{exactRoubles(order.totalRubMinor, locale)}</strong>{' '}
          <span className="muted">{yuan(order.total)}</span>
        </span>
        {order.paidFee > 0 && order.balanceFee > 0 && (
          <span className="small figures">
            {t('balance', { paid: yuan(order.paidFee), balance: yuan(order.balanceFee) })}
          </span>
        )}
        <span className="muted small">
          {order.contractNumber
            ? t('contractLine', {
                number: order.contractNumber,
                status: small(statusLabel(contractStatuses, order.contractStatus, locale)),
              })
            : t('contractNone')}
          <br />
          {t('voucherLine', {
            status: small(statusLabel(voucherStatuses, order.voucherStatus, locale)),
          })}
        </span>
        {isOrderIn(order.status, 'unpaid') && order.endTime && (
          <span className={styles['due']}>{t('payBy', { time: deadline(order.endTime, locale) })}</span>
        )}
        <ButtonLink look={now.action ? 'primary' : 'secondary'} small to={orderPath(order.orderId)}>
          {now.action ? deal(`now.${now.name}.short` as 'now.pay.short') : t('open')}
        </ButtonLink>
      </div>
    </li>
  );
}
