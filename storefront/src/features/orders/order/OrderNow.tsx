import {
  closeTypes,
  countdownText,
  deadline,
  exactRoubles,
  orderActions,
  isOrderIn,
  paymentSlipStates,
  statusLabel,
  BORDER_ZONE,
} from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeUntil } from '../../../components/use-seconds.js';
import { BottomBar } from '../../../components/ui/BottomBar.js';
import { Button } from '../../../components/ui/Button.js';
import { scrolling } from '../../../components/ui/scrolling.js';
import { locale } from '../../../mall/locale.js';
import { ActionDialog, type AskedAction } from './ActionDialog.js';
import type { OpenPart } from './open-part.js';
import { nowOf, type Order } from '../order-now.js';
import styles from './OrderNow.module.css';

interface OrderNowProps {
  readonly order: Order;
  /** When the server's seconds were read, by this browser's clock. */
  readonly readAt: number;
  /** The part of the page that is open already. */
  readonly open: OpenPart;
  readonly onOpen: (part: OpenPart) => void;
}

/** The next step of the buyer, its deadline, and what follows. */
export function OrderNow({ order, readAt, open, onOpen }: OrderNowProps) {
  const { t } = useTranslation('deal');
  const [asking, setAsking] = useState<AskedAction>();
  const now = nowOf(order);
  const ending = order.actions.filter((action) => action === 'cancel' || action === 'remove');
  const rejected = order.vouchers.filter(({ status }) => status === paymentSlipStates.rejected).at(-1);
  const part = now.action === 'signContract' ? 'contract' : 'slip';
  const act = (): void => {
    if (now.action === 'receive') return setAsking('receive');
    onOpen(part);
    requestAnimationFrame(() => document.getElementById(part)?.scrollIntoView({ behavior: scrolling() }));
  };
  // The part is open already, so the button is left out.
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
          ? `${statusLabel(closeTypes, order.closeType ?? 0, locale)}: ${order.closeReason}`
          : t(`now.${now.name}.text`, { balance: exactRoubles(order.balanceRubMinor, locale) })}
      </p>
      {isOrderIn(order.status, 'unpaid') && order.endTime && (
        <Deadline at={order.endTime} until={readAt + (order.secondsLeft ?? 0) * 1000} />
      )}
      {isOrderIn(order.status, 'shipped') && order.autoReceiptTime && (
        <p className="muted">
          {t('now.autoReceipt', { time: deadline(order.autoReceiptTime, locale, BORDER_ZONE) })}
        </p>
      )}
      {isOrderIn(order.status, 'shipped') && !order.autoReceiptTime && (
        <p className="muted">{t('now.notReady', { count: order.autoReceiptDays })}</p>
      )}
      <div className={styles['actions']}>
        <span className={styles['wideOnly']}>{button}</span>
        {ending.map((action) => (
          <Button
            key={action}
            look="quiet"
            icon={action === 'remove' ? 'trash' : undefined}
            onClick={() => setAsking(action)}
          >
            {orderActions[action].label[locale]}
          </Button>
        ))}
      </div>
      {button && <BottomBar>{button}</BottomBar>}
      {asking && <ActionDialog action={asking} order={order} onClose={() => setAsking(undefined)} />}
    </section>
  );
}

function Deadline({ at, until }: { at: string; until: number }) {
  const { t } = useTranslation('deal');
  const left = useTimeUntil(until);
  return (
    <p className={styles['deadline']}>
      <span>{t('now.payBy', { time: deadline(at, locale, BORDER_ZONE) })}</span>
      <span className={`${styles['clock']} figures`} role="timer">
        {left > 0 ? countdownText(left, locale) : t('now.timeOver')}
      </span>
    </p>
  );
}
