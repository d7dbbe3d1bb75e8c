import { countdownText, isOrderIn } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivateLink } from '../../../components/PrivateLink.js';
import { Segments } from '../../../components/ui/Segments.js';
import { useTimeUntil } from '../../../components/use-seconds.js';
import { call } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';
import sheet from './Contract.module.css';
import styles from './Documents.module.css';
import { IssuedDocuments } from './IssuedDocuments.js';

type Language = 'ru' | 'zh' | 'en';

/** Offers contract and invoice as PDF, in the language that the reader's bank or customs office needs. */
export function Documents({ order, readAt }: { order: Order; readAt: number }) {
  const { t } = useTranslation('order');
  const [lang, setLang] = useState<Language>(locale);
  const { orderId } = order;
  const hasInvoice = !isOrderIn(order.status, 'cancelled');
  if (!order.contractId && !hasInvoice) return null;
  return (
    <section className={`${sheet['section']} no-print`} aria-labelledby="documents">
      <div className={sheet['head']}>
        <h2 id="documents">{t('documents.title')}</h2>
        <Segments
          label={t('documents.language')}
          value={lang}
          options={[
            { value: 'ru', label: 'Русский' },
            { value: 'zh', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          onChange={setLang}
        />
      </div>
      <div className={styles['files']}>
        {order.contractId && (
          <PrivateLink
            icon="download"
            look="secondary"
            ask={() => call('order.document.contract', { orderId, lang })}
          >
            {t('documents.contract')}
          </PrivateLink>
        )}
        {hasInvoice && (
          <PrivateLink
            icon="download"
            look="secondary"
            ask={() => call('order.document.invoice', { orderId, lang })}
          >
            {t(
              isOrderIn(order.status, 'toShip', 'shipped', 'completed')
                ? 'documents.invoice'
                : 'documents.proforma',
            )}
          </PrivateLink>
        )}
      </div>
      {isOrderIn(order.status, 'unpaid') && order.secondsLeft !== null && (
        <PayInTime until={readAt + order.secondsLeft * 1000} />
      )}
      <IssuedDocuments orderId={orderId} />
    </section>
  );
}

/** Shown beside the invoice, which people take to the bank. */
function PayInTime({ until }: { until: number }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const left = useTimeUntil(until);
  return (
    <p className="muted small figures">
      {left > 0 ? t('documents.payWithin', { time: countdownText(left, locale) }) : deal('now.timeOver')}
    </p>
  );
}
