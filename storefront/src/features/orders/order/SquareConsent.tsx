import { isApiError } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/ui/Check.js';
import { call } from '../../../mall/api.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import type { Order } from '../order.js';

/** Shows whether the deal may appear among recent deals; consent is given and withdrawn with one click. */
export function SquareConsent({ order }: { order: Order }) {
  const { t } = useTranslation('deal');
  const { orderId } = order;
  const setting = useMutation({
    mutationFn: (isOn: boolean) => call('order.squareConsent', { orderId, showInSquare: isOn ? 1 : 0 }),
    onError: (error) => say.failed(isApiError(error) ? error.message : t('failed')),
    onSettled: refreshOrders,
  });
  const isOn = setting.isPending ? setting.variables : order.showInSquare === 1;
  return (
    <Check
      checked={isOn}
      disabled={setting.isPending}
      onChange={({ target }) => setting.mutate(target.checked)}
    >
      {t('checkout.square')}
      <br />
      <span className="muted small">{t('checkout.squareNote')}</span>
    </Check>
  );
}
