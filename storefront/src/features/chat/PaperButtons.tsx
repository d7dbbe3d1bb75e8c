import { paperContent } from '@mall/contracts/chat';
import type { DocumentKind } from '@mall/contracts/order';
import { isApiError } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { call } from '../../mall/api.js';
import { say } from '../../mall/say.js';
import styles from './ChatDialog.module.css';

interface PaperButtonsProps {
  readonly orderId: string;
  readonly onSend: (content: string) => void;
}

/** Sends the current contract or invoice of the order, after issuing it if necessary. */
export function PaperButtons({ orderId, onSend }: PaperButtonsProps) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation();
  const [asked, setAsked] = useState<DocumentKind>();
  const send = async (paper: DocumentKind): Promise<void> => {
    setAsked(paper);
    try {
      const { documentId } = await call(`order.document.${paper}`, { orderId });
      onSend(paperContent(paper, documentId));
    } catch (failure) {
      say.failed(isApiError(failure) ? failure.message : common('failure.unknown'));
    } finally {
      setAsked(undefined);
    }
  };
  const button = (paper: DocumentKind, label: string) => (
    <Button small look="quiet" icon="document" busy={asked === paper} onClick={() => void send(paper)}>
      {label}
    </Button>
  );
  return (
    <div className={styles['papers']} role="group" aria-label={t('paper.attach')}>
      {button('contract', t('paper.sendContract'))}
      {button('invoice', t('paper.sendInvoice'))}
    </div>
  );
}
