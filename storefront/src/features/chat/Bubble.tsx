import { EDIT_WITHIN_MS, isTyped } from '@mall/contracts/chat';
import { messageState, moment, type ChatMessage, type ChatThread } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../mall/company.js';
import { locale } from '../../mall/locale.js';
import { EditForm } from './EditForm.js';
import { MessageContent } from './MessageContent.js';
import styles from './ChatDialog.module.css';

interface BubbleProps {
  readonly message: ChatMessage;
  /** The order that the conversation is about. */
  readonly orderId: string | undefined;
  readonly marks: ChatThread['marks'];
  readonly onEdit: (seq: number, content: string) => boolean;
}

/** Shows one message; the reader's own can be changed for five minutes. */
export function Bubble({ message, orderId, marks, onEdit }: BubbleProps) {
  const { t } = useTranslation('chat');
  const company = useCompany();
  const [isEditing, setEditing] = useState(false);
  const { side, seq, content, createTime, editedTime } = message;
  const isMine = side === 'buyer';
  const author = isMine ? t('you') : side === 'shop' ? t('shop') : company.name;
  const canEdit = isMine && isTyped(content) && Date.now() - Date.parse(createTime) < EDIT_WITHIN_MS;
  return (
    <li className={`${styles['bubble']} ${isMine ? styles['mine'] : styles['desk']}`}>
      <span className={isMine ? 'visually-hidden' : styles['author']}>
        {side === 'system' ? t('system') : author}
        <span className="visually-hidden">: </span>
      </span>
      {isEditing ? (
        <EditForm
          content={content}
          onCancel={() => setEditing(false)}
          onSave={(text) => {
            if (onEdit(seq, text)) setEditing(false);
          }}
        />
      ) : (
        <MessageContent message={message} orderId={orderId} />
      )}
      <span className={`${styles['time']} figures`}>
        {moment(createTime, locale)}
        {editedTime && ` · ${t('edited')}`}
        {isMine && ` · ${t(`state.${messageState(marks, side, message)}`)}`}
        {canEdit && !isEditing && (
          <button type="button" className={styles['edit']} onClick={() => setEditing(true)}>
            {t('edit')}
          </button>
        )}
      </span>
    </li>
  );
}
