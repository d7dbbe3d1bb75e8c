import { dayOf, BORDER_ZONE } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../../components/ui/Page.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import type { Order } from '../order.js';
import { Contract } from './Contract.js';
import { Documents } from './Documents.js';
import { OrderFacts } from './OrderFacts.js';
import { OrderHistory } from './OrderHistory.js';
import { type OpenPart, OrderNow } from './OrderNow.js';
import { Payment } from './Payment.js';
import { Refunds } from './Refunds.js';
import { Requote } from './Requote.js';
import styles from './OrderPage.module.css';
import { Timeline } from './Timeline.js';

/** Shows one order: the next action on one side, its facts on the other. */
export function OrderView({ order, readAt }: { order: Order; readAt: number }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const [open, setOpen] = useState<OpenPart>();
  return (
    <Page title={deal('order.number', { number: order.orderNumber })}>
      <div className={styles['head']}>
        <Link to={pathTo('orders')}>{deal('orders.title')}</Link>
        <h1>{deal('order.number', { number: order.orderNumber })}</h1>
        <p>
          <Status tone={order.deal.tone}>{order.deal.label}</Status>
          <span className="muted">
            {' '}
            · {t('order.placedOn', { date: dayOf(order.createTime, locale, BORDER_ZONE) })}
          </span>
        </p>
      </div>
      <div className={layout['two']}>
        <div className={layout['stack']}>
          <OrderNow order={order} readAt={readAt} open={open} onOpen={setOpen} />
          <Requote order={order} />
          <Timeline order={order} />
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
          <OrderFacts order={order} />
        </aside>
      </div>
    </Page>
  );
}
