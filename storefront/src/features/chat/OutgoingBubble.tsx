import type { Outgoing } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { useContentWords } from './use-content-words.js';
import styles from './ChatDialog.module.css';

/** A message being sent, or refused by the server. */
export function OutgoingBubble({
  outgoing: { content, refusal },
  onRemove,
}: {
  outgoing: Outgoing;
  onRemove: () => void;
}) {
  const { t } = useTranslation('chat');
  const wordsOf = useContentWords();
  return (
    <li className={`${styles['bubble']} ${styles['mine']}`}>
      <span className="visually-hidden">{t('you')}: </span>
      <span className={styles['text']}>{wordsOf(content)}</span>
      <span className={styles['time']}>
        {refusal === undefined
          ? t('state.sending')
          : refusal === 'picture' || refusal === 'paper'
            ? t(`refused.${refusal}`)
            : t('refused.other')}
        {refusal !== undefined && (
          <Button small look="quiet" onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
