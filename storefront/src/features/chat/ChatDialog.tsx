import { DESK_ID, IMAGE_PREFIX, MESSAGE_MAX } from '@mall/contracts/chat';
import { moment, type ChatMessage } from '@mall/web-kit';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { Notice } from '../../components/ui/Notice.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { company } from '../../mall/company.js';
import { locale } from '../../mall/locale.js';
import { useChat } from './use-chat.js';
import styles from './ChatDialog.module.css';

/** The talk with the desk. What was typed stays when it cannot be sent. */
export default function ChatDialog({ about, onClose }: { about: string; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const { messages, state, say } = useChat();
  const [text, setText] = useState(about && `${about}: `);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages]);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() !== '' && say(text.trim())) setText('');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      sheet
      foot={
        <form className={styles['form']} onSubmit={send}>
          <textarea
            rows={2}
            maxLength={MESSAGE_MAX}
            value={text}
            aria-label={t('message')}
            placeholder={t('message')}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKey}
          />
          <Button look="primary" type="submit" disabled={state !== 'open' || text.trim() === ''}>
            {t('send')}
          </Button>
        </form>
      }
    >
      <p className="muted small">{t('hours', { hours: company.hours[locale] })}</p>
      {state !== 'open' && messages && <Notice tone="wait">{t('offline')}</Notice>}
      <ol className={styles['log']} aria-live="polite" aria-label={t('title')}>
        {messages?.map((message) => <Bubble key={message.seq} message={message} />) ?? (
          <li>
            <Skeleton height="64px" />
          </li>
        )}
        {messages?.length === 0 && <li className={styles['empty']}>{t('empty')}</li>}
      </ol>
      <div ref={end} />
    </Dialog>
  );
}

function Bubble({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const isDesk = message.fromId === DESK_ID;
  const isPicture = message.content.startsWith(IMAGE_PREFIX);
  return (
    <li className={`${styles['bubble']} ${isDesk ? styles['desk'] : styles['mine']}`}>
      <span className="visually-hidden">{isDesk ? company.name[locale] : t('you')}: </span>
      <span className={styles['text']}>{isPicture ? t('picture') : message.content}</span>
      <span className={`${styles['time']} figures`}>{moment(message.createTime, locale)}</span>
    </li>
  );
}
