import { contractStatuses, isApiError } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Notice } from '../../../components/ui/Notice.js';
import { call } from '../../../mall/api.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import type { Order } from '../order.js';

/** Requests a new quote: the rate lock of the order has expired, and paying in roubles needs another. */
export function Requote({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const { orderId } = order;
  const quoting = useMutation({
    mutationFn: () => call('order.requote', { orderId }),
    onSuccess: () => say.done(t('requote.done')),
    onError: (error) => say.failed(isApiError(error) ? error.message : deal('failed')),
    onSettled: refreshOrders,
  });
  if (!order.actions.includes('requote')) return null;
  return (
    <Notice tone="now">
      <strong>{t('requote.title')}</strong>
      <span>{t('requote.text')}</span>
      {order.contractStatus !== contractStatuses.signed.code && <span>{t('requote.contract')}</span>}
      <span>
        <Button small busy={quoting.isPending} onClick={() => quoting.mutate()}>
          {t('requote.button')}
        </Button>
      </span>
    </Notice>
  );
}
