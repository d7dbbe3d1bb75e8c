import { isRefusal } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RequireSignIn } from '../../../components/RequireSignIn.js';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { read } from '../../../mall/api.js';
import { useIsLive } from '../../../mall/live.js';
import { pathTo } from '../../../mall/pages.js';
import { POLL_MS } from '../order.js';
import { OrderView } from './OrderView.js';

export function Component() {
  const { t } = useTranslation('order');
  return (
    <RequireSignIn title={t('order.title')}>
      <OrderLoader />
    </RequireSignIn>
  );
}

/** Loads one order: `orders-details?orderId=`, and refreshes it while it is open. */
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
