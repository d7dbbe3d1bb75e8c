import { type OutputOf, BORDER_ZONE, deadline } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivateLink } from '../../../components/PrivateLink.js';
import { call, read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import styles from './Documents.module.css';

/** Lists every version; an issued document never changes. */
export function IssuedDocuments({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...read('order.document.ofOrder', { orderId }), enabled: isOpen });
  return (
    <details className={styles['issued']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('documents.issued')}</summary>
      {data?.length === 0 && <p className="muted small">{t('documents.none')}</p>}
      <ul>
        {data?.map((paper) => (
          <IssuedDocument key={paper.documentId} paper={paper} />
        ))}
      </ul>
    </details>
  );
}

function IssuedDocument({ paper }: { paper: OutputOf<'order.document.ofOrder'>[number] }) {
  const { t } = useTranslation('order');
  const { documentId } = paper;
  return (
    <li>
      <span>
        {t(`documents.stage.${paper.stage}`, { number: paper.documentNumber, version: paper.version })}
        <span className="muted small">
          {deadline(paper.issuedTime, locale, BORDER_ZONE)}
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
