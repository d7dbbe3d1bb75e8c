import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { Notice } from '../../components/ui/Notice.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { useCompany } from '../../mall/company.js';
import { Bubble } from './Bubble.js';
import { Composer } from './Composer.js';
import { OutgoingBubble } from './OutgoingBubble.js';
import { QuickReplies } from './QuickReplies.js';
import { SubjectCard } from './SubjectCard.js';
import { useChat, type Conversation } from './use-chat.js';
import styles from './ChatDialog.module.css';

/** Shows the messages of a conversation, and the input for a new one. */
export function ChatThread({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const { hours } = useCompany();
  const { client, thread, state, isTyping, hasFailed } = useChat(conversation);
  const { messages, outgoing, hasOlder, marks } = thread;
  const { conversationId, subject, subjectId } = conversation;
  const orderId = subject === 'order' ? (subjectId ?? undefined) : undefined;
  const end = useRef<HTMLDivElement>(null);
  const last = messages?.at(-1)?.seq;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [last, outgoing.length]);
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      sheet
      foot={<Composer {...{ client, conversationId, orderId }} />}
    >
      <SubjectCard conversation={conversation} onFollow={onClose} />
      <p className="muted small">{t('hours', { hours })}</p>
      {state !== 'open' && messages && <Notice tone="wait">{t('offline')}</Notice>}
      {hasFailed && !messages && (
        <Notice tone="bad">
          {t('failed')}{' '}
          <Button small onClick={() => void client.load()}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      <ol className={styles['log']} aria-live="polite" aria-label={t('title')}>
        {hasOlder && (
          <li className={styles['older']}>
            <Button small look="quiet" onClick={() => void client.loadOlder()}>
              {t('older')}
            </Button>
          </li>
        )}
        {messages?.map((message) => (
          <Bubble
            key={message.seq}
            message={message}
            orderId={orderId}
            marks={marks}
            onEdit={client.edit.bind(client)}
          />
        )) ?? (
          <li>
            <Skeleton height="64px" />
          </li>
        )}
        {outgoing.map((one) => (
          <OutgoingBubble key={one.clientId} outgoing={one} onRemove={() => client.drop(one.clientId)} />
        ))}
        {messages?.length === 0 && outgoing.length === 0 && <li className={styles['empty']}>{t('empty')}</li>}
      </ol>
      {isTyping && <p className="muted small">{t('typing')}</p>}
      {messages?.length === 0 && outgoing.length === 0 && (
        <QuickReplies conversation={conversation} onChoose={(content) => client.say(content)} />
      )}
      <div ref={end} />
    </Dialog>
  );
}
