import { countdownText, moment, type OutputOf, isOrderIn } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivateLink } from '../../../components/PrivateLink.js';
import { Segments } from '../../../components/ui/Segments.js';
import { useTimeUntil } from '../../../components/use-seconds.js';
import { call, read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order-now.js';
import sheet from './Contract.module.css';
import styles from './Documents.module.css';

type Language = 'ru' | 'zh' | 'en';

/** Contract and invoice as PDF, in the language that the reader's bank or customs office wants. */
export function Documents({ order, readAt }: { order: Order; readAt: number }) {
  const { t } = useTranslation('order');
  const [lang, setLang] = useState<Language>(locale);
  const { orderId } = order;
  const hasInvoice = order.status !== 6;
  if (!order.contractId && !hasInvoice) return null;
  return (
    <section className={sheet['section']} aria-labelledby="documents">
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
      <Issued orderId={orderId} />
    </section>
  );
}

/** Beside the invoice, because that is what people carry to the bank. */
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

/** Every version there has been; a paper that was issued never changes. */
function Issued({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...read('order.document.ofOrder', { orderId }), enabled: isOpen });
  return (
    <details className={styles['issued']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('documents.issued')}</summary>
      {data?.length === 0 && <p className="muted small">{t('documents.none')}</p>}
      <ul>
        {data?.map((paper) => (
          <Paper key={paper.documentId} paper={paper} />
        ))}
      </ul>
    </details>
  );
}

function Paper({ paper }: { paper: OutputOf<'order.document.ofOrder'>[number] }) {
  const { t } = useTranslation('order');
  const { documentId } = paper;
  return (
    <li>
      <span>
        {t(`documents.stage.${paper.stage}`, { number: paper.documentNumber, version: paper.version })}
        <span className="muted small">
          {moment(paper.issuedTime, locale)}
          {!paper.isLatest && ` · ${t('documents.replaced')}`}
        </span>
      </span>
      <span className={styles['files']}>
        {paper.languages.map((lang) => (
          <PrivateLink
            key={lang}
            icon="download"
            ask={() => call('order.document.download', { documentId, lang })}
          >
            {lang.toUpperCase()}
          </PrivateLink>
        ))}
      </span>
    </li>
  );
}
