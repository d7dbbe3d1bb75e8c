import { countdownText, deadline, orderActions, BORDER_ZONE } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeUntil } from '../../../components/use-seconds.js';
import { BottomBar } from '../../../components/ui/BottomBar.js';
import { Button } from '../../../components/ui/Button.js';
import { scrolling } from '../../../components/ui/scrolling.js';
import { locale } from '../../../mall/locale.js';
import { ActionDialog, type AskedAction } from './ActionDialog.js';
import type { Order } from '../order.js';
import styles from './OrderNow.module.css';

/** Parts of the order's page that the next step can open. */
export type OpenPart = 'contract' | 'slip' | undefined;

interface OrderNowProps {
  readonly order: Order;
  /** Time at which the server's seconds were fetched, by this browser's clock. */
  readonly readAt: number;
  /** The part of the page that is open already. */
  readonly open: OpenPart;
  readonly onOpen: (part: OpenPart) => void;
}

/** Shows the server's view of the order: the buyer's next step, its deadline, and what follows. */
export function OrderNow({ order, readAt, open, onOpen }: OrderNowProps) {
  const { t } = useTranslation('deal');
  const [asking, setAsking] = useState<AskedAction>();
  const { deal } = order;
  const ending = order.actions.filter((action) => action === 'cancel' || action === 'remove');
  const part = deal.action === 'signContract' ? 'contract' : 'slip';
  const act = (): void => {
    if (deal.action === 'receive') return setAsking('receive');
    onOpen(part);
    requestAnimationFrame(() => document.getElementById(part)?.scrollIntoView({ behavior: scrolling() }));
  };
  // The button is omitted when its part is open already.
  const button = deal.action && open !== part && (
    <Button look="primary" onClick={act}>
      {deal.button}
    </Button>
  );
  return (
    <section
      className={`${styles['now']} ${styles[deal.tone === 'now' ? 'isNow' : deal.tone]}`}
      aria-labelledby="now"
    >
      <p className={styles['kicker']}>{deal.action ? t('now.you') : t('now.state')}</p>
      <h2 id="now">{deal.title}</h2>
      {deal.reason && (
        <p className={styles['reason']}>
          {order.closeType === null ? t('now.reason', { reason: deal.reason }) : deal.reason}
        </p>
      )}
      <p>{deal.text}</p>
      {deal.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {deal.until && deal.untilKind === 'pay' && (
        <Deadline at={deal.until} until={readAt + (deal.secondsLeft ?? 0) * 1000} />
      )}
      {deal.until && deal.untilKind === 'hold' && (
        <p className="muted">{t('now.heldUntil', { time: deadline(deal.until, locale, BORDER_ZONE) })}</p>
      )}
      {deal.until && deal.untilKind === 'receipt' && (
        <p className="muted">{t('now.autoReceipt', { time: deadline(deal.until, locale, BORDER_ZONE) })}</p>
      )}
      {deal.stage === 'onTheWay' && (
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
