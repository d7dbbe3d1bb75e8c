import { countdownText, deadline, exactRoubles, isApiError } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTimeUntil } from '../../components/use-seconds.js';
import { BottomBar } from '../../components/ui/BottomBar.js';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { TextArea } from '../../components/ui/Field.js';
import { call } from '../../mall/api.js';
import { refreshOrders } from '../../mall/query-client.js';
import { locale } from '../../mall/locale.js';
import { paths } from '../../mall/routes.js';
import type { OpenPart } from './OrderPage.js';
import { nowOf, type Order } from './order-now.js';
import styles from './OrderNow.module.css';
import { say } from '../../mall/say.js';

/** Acts that end something, so that they are asked once more. */
type Asked = 'receive' | 'cancel' | 'remove';

interface OrderNowProps {
  readonly order: Order;
  /** When the server's seconds were read, by this browser's clock. */
  readonly readAt: number;
  /** The part of the page that is open already. */
  readonly open: OpenPart;
  readonly onOpen: (part: OpenPart) => void;
}

/** What you do now, by when, and what happens next. */
export function OrderNow({ order, readAt, open, onOpen }: OrderNowProps) {
  const { t } = useTranslation('deal');
  const [asking, setAsking] = useState<Asked>();
  const now = nowOf(order);
  const rejected = order.vouchers.filter(({ status }) => status === 2).at(-1);
  const part = now.action === 'signContract' ? 'contract' : 'slip';
  const act = (): void => {
    if (now.action === 'receive') return setAsking('receive');
    onOpen(part);
    requestAnimationFrame(() => document.getElementById(part)?.scrollIntoView({ behavior: 'smooth' }));
  };
  // What it would open is open: a second way to it would only stand in the way.
  const button = now.action && open !== part && (
    <Button look="primary" onClick={act}>
      {t(`now.${now.name}.action` as 'now.pay.action')}
    </Button>
  );
  return (
    <section
      className={`${styles['now']} ${styles[now.tone === 'now' ? 'isNow' : now.tone]}`}
      aria-labelledby="now"
    >
      <p className={styles['kicker']}>{now.action ? t('now.you') : t('now.state')}</p>
      <h2 id="now">{t(`now.${now.name}.title`)}</h2>
      {now.name === 'payAgain' && rejected?.reason && (
        <p className={styles['reason']}>{t('now.reason', { reason: rejected.reason })}</p>
      )}
      <p>
        {now.name === 'cancelled' && order.closeReason
          ? order.closeReason
          : t(`now.${now.name}.text`, { balance: exactRoubles(order.balanceRubMinor, locale) })}
      </p>
      {order.status === 1 && order.endTime && (
        <Deadline at={order.endTime} until={readAt + (order.secondsLeft ?? 0) * 1000} />
      )}
      {order.status === 3 && order.autoReceiptTime && (
        <p className="muted">{t('now.autoReceipt', { time: deadline(order.autoReceiptTime, locale) })}</p>
      )}
      <div className={styles['actions']}>
        <span className={styles['wideOnly']}>{button}</span>
        {order.actions.includes('cancel') && (
          <Button look="quiet" onClick={() => setAsking('cancel')}>
            {t('order.cancel')}
          </Button>
        )}
        {order.actions.includes('remove') && (
          <Button look="quiet" icon="trash" onClick={() => setAsking('remove')}>
            {t('order.remove')}
          </Button>
        )}
      </div>
      {button && <BottomBar>{button}</BottomBar>}
      {asking && <Ask what={asking} order={order} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

function Deadline({ at, until }: { at: string; until: number }) {
  const { t } = useTranslation('deal');
  const left = useTimeUntil(until);
  return (
    <p className={styles['deadline']}>
      <span>{t('now.payBy', { time: deadline(at, locale) })}</span>
      <span className={`${styles['clock']} figures`} role="timer">
        {left > 0 ? countdownText(left, locale) : t('now.timeOver')}
      </span>
    </p>
  );
}

/** Asks once more, then does it. */
function Ask({ what, order, onClose }: { what: Asked; order: Order; onClose: () => void }) {
  const { t } = useTranslation('deal');
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const { orderId } = order;
  const doing = useMutation({
    mutationFn: () =>
      what === 'cancel'
        ? call('order.cancel', { orderId, reason: reason.trim() || undefined })
        : call(`order.${what}`, { orderId }),
    onSuccess: () => {
      say.done(t(`ask.${what}.done`));
      if (what === 'remove') void navigate(paths.orders, { replace: true });
    },
    onError: (error) => say.failed(isApiError(error) ? error.message : t('failed')),
    onSettled: () => {
      onClose();
      refreshOrders();
    },
  });
  return (
    <Dialog
      title={t(`ask.${what}.title`)}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('ask.back')}</Button>
          <Button look="primary" busy={doing.isPending} onClick={() => doing.mutate()}>
            {t(`ask.${what}.yes`)}
          </Button>
        </>
      }
    >
      <p>{t(`ask.${what}.text`)}</p>
      {what === 'cancel' && (
        <div style={{ marginBlockStart: 16 }}>
          <TextArea
            label={t('ask.reason')}
            optional
            maxLength={300}
            rows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
    </Dialog>
  );
}
