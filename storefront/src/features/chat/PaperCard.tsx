import type { PaperContent } from '@mall/contracts/chat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PrivateLink } from '../../components/PrivateLink.js';
import { Icon } from '../../components/ui/Icon.js';
import { call, read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import styles from './ChatDialog.module.css';

interface PaperCardProps {
  readonly content: PaperContent;
  readonly orderId: string | undefined;
}

/** A document of the order in the version that was sent. */
export function PaperCard({ content: { paper, documentId }, orderId }: PaperCardProps) {
  const { t } = useTranslation('chat');
  const { data } = useQuery({
    ...read('order.document.ofOrder', { orderId: orderId ?? '' }),
    enabled: orderId !== undefined,
  });
  const issued = data?.find((one) => one.documentId === documentId);
  return (
    <span className={styles['card']}>
      <Icon name="document" />
      <span className={styles['words']}>
        <strong>{t(`paper.${paper}`)}</strong>
        {issued && (
          <span className="muted small">
            {t('paper.numbered', { number: issued.documentNumber, version: issued.version })}
            {!issued.isLatest && ` · ${t('paper.replaced')}`}
          </span>
        )}
      </span>
      <PrivateLink
        icon="download"
        look="secondary"
        ask={() => call('order.document.download', { documentId, lang: locale })}
      >
        {t('paper.download')}
      </PrivateLink>
    </span>
  );
}
