import { QUICK_REPLY_PREFIX, quickReplies } from '@mall/contracts/chat';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { locale } from '../../mall/locale.js';
import type { Conversation } from './use-chat.js';
import styles from './ChatDialog.module.css';

const OF_SUBJECT: Readonly<Record<Conversation['subject'], readonly (keyof typeof quickReplies)[]>> = {
  car: ['isAvailable', 'engineVideo'],
  order: ['whenShipped'],
  desk: [],
};

/** Frequent questions, sent as keys so that the seller reads them in their own language. */
export function QuickReplies({
  conversation,
  onChoose,
}: {
  conversation: Conversation;
  onChoose: (content: string) => void;
}) {
  const { t } = useTranslation('chat');
  const keys = OF_SUBJECT[conversation.subject];
  if (keys.length === 0) return null;
  return (
    <div className={styles['quick']} role="group" aria-label={t('quick')}>
      {keys.map((key) => (
        <Button key={key} small onClick={() => onChoose(`${QUICK_REPLY_PREFIX}${key}`)}>
          {quickReplies[key].text[locale]}
        </Button>
      ))}
    </div>
  );
}
