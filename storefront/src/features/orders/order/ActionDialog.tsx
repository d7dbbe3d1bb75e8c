import { actionRequest, dialogFields, dialogWords, isApiError, orderActions } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import { Dialog } from '../../../components/ui/Dialog.js';
import { TextArea } from '../../../components/ui/Field.js';
import { Notice } from '../../../components/ui/Notice.js';
import { call } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { pathTo } from '../../../mall/pages.js';
import { say } from '../../../mall/say.js';
import type { Order } from '../order.js';
import { slipAmount } from './slip-amount.js';

/** A buyer's actions that are confirmed in a dialog. */
export type AskedAction = 'receive' | 'cancel' | 'remove';

interface ActionDialogProps {
  readonly action: AskedAction;
  readonly order: Order;
  readonly onClose: () => void;
}

/** The dialog that the row of an action describes; submitting calls the action's operation. */
export function ActionDialog({ action, order, onClose }: ActionDialogProps) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { refundOnCancel } = order;
  const { operation, dialog } = orderActions[action];
  const { title, hint } = dialogWords(action, order, locale);
  const doing = useMutation({
    mutationFn: () =>
      call(
        operation,
        actionRequest(action, order.orderId, (name) => typed[name]?.trim() || undefined),
      ),
    onSuccess: () => {
      say.done(dialog.done[locale]);
      onClose();
      if (action === 'remove') navigate(pathTo('orders'), { replace: true });
    },
    onSettled: refreshOrders,
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('ask.back')}</Button>
          <Button look="primary" busy={doing.isPending} onClick={() => doing.mutate()}>
            {dialog.confirm[locale]}
          </Button>
        </>
      }
    >
      <p>{hint}</p>
      {doing.error && (
        <Notice tone="bad">{isApiError(doing.error) ? doing.error.message : deal('failed')}</Notice>
      )}
      {action === 'cancel' && refundOnCancel.length > 0 && (
        <Notice tone="wait">
          {t('refund.onCancel', { amount: refundOnCancel.map(slipAmount).join(' + ') })}
        </Notice>
      )}
      {dialogFields(action).map(([name, field]) => (
        <div key={name} style={{ marginBlockStart: 16 }}>
          <TextArea
            label={field.label[locale]}
            optional
            maxLength={field.kind === 'text' ? field.max : undefined}
            rows={2}
            value={typed[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </div>
      ))}
    </Dialog>
  );
}
