import { dayOf, isRefusal, orderStatuses, statusLabel } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { RequireSignIn } from '../../../components/RequireSignIn.js';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { read } from '../../../mall/api.js';
import { useIsLive } from '../../../mall/live.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import { Contract } from './Contract.js';
import { Documents } from './Documents.js';
import { Milestones } from './Milestones.js';
import { OrderFacts } from './OrderFacts.js';
import { OrderHistory } from './OrderHistory.js';
import { OrderNow } from './OrderNow.js';
import type { OpenPart } from './open-part.js';
import { OrderSteps } from './OrderSteps.js';
import { Payment } from './Payment.js';
import { Refunds } from './Refunds.js';
import { Requote } from './Requote.js';
import { POLL_MS } from '../poll.js';
import { toneOf, type Order } from '../order-now.js';
import styles from './OrderPage.module.css';

export function Component() {
  const { t } = useTranslation('order');
  return (
    <RequireSignIn title={t('order.title')}>
      <OrderLoader />
    </RequireSignIn>
  );
}

/** One order: `orders-details?orderId=`. It stays current by itself while it is open. */
function OrderLoader() {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  const isLive = useIsLive();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...read('order.detail', { orderId }),
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: isLive ? false : POLL_MS,
  });
  if (data) return <OrderView order={data} readAt={dataUpdatedAt} />;
  const isGone = orderId === '' || isRefusal(error);
  return (
    <Page title={t('order.title')}>
      {isGone ? (
        <Empty
          heading="h1"
          title={t('order.gone')}
          actions={
            <ButtonLink look="primary" to={pathTo('orders')}>
              {deal('orders.title')}
            </ButtonLink>
          }
        >
          {t('order.goneText')}
        </Empty>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="480px" />
      )}
    </Page>
  );
}

function OrderView({ order, readAt }: { order: Order; readAt: number }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const [open, setOpen] = useState<OpenPart>();
  return (
    <Page title={deal('order.number', { number: order.orderNumber })}>
      <div className={styles['head']}>
        <Link to={pathTo('orders')}>{deal('orders.title')}</Link>
        <h1>{deal('order.number', { number: order.orderNumber })}</h1>
        <p>
          <Status tone={toneOf(order.status)}>{statusLabel(orderStatuses, order.status, locale)}</Status>
          <span className="muted"> · {t('order.placedOn', { date: dayOf(order.createTime, locale) })}</span>
        </p>
      </div>
      <div className={layout['two']}>
        <div className={layout['stack']}>
          <OrderNow order={order} readAt={readAt} open={open} onOpen={setOpen} />
          <Requote order={order} />
          <Milestones order={order} />
          <Contract
            order={order}
            isOpen={open === 'contract'}
            onOpen={(isOpen) => setOpen(isOpen ? 'contract' : undefined)}
          />
          <Payment
            order={order}
            isUploading={open === 'slip'}
            onUploading={(is) => setOpen(is ? 'slip' : undefined)}
          />
          <Refunds order={order} />
          <Documents order={order} readAt={readAt} />
          <OrderHistory order={order} />
        </div>
        <aside className={layout['stack']} aria-label={t('order.facts')}>
          <OrderSteps order={order} />
          <OrderFacts order={order} />
        </aside>
      </div>
    </Page>
  );
}
