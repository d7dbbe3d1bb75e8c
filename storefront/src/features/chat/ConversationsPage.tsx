import { moment } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useOpenChat } from '../../components/chat-opener.js';
import { EmptyList } from '../../components/EmptyList.js';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { menuText } from '../../mall/pages.js';
import type { Conversation } from './use-chat.js';
import { useContentWords } from './use-content-words.js';
import styles from './ChatDialog.module.css';

/** Interval at which new messages are fetched without a live connection. */
const REFRESH_MS = 30_000;

/** Lists the person's conversations, the last active first; `conversationId` in the URL opens one. */
export function Component() {
  return (
    <RequireSignIn title={menuText('conversations')}>
      <ConversationsPage />
    </RequireSignIn>
  );
}

function ConversationsPage() {
  const { t } = useTranslation('conversations');
  const openChat = useOpenChat();
  const [search] = useSearchParams();
  const wanted = search.get('conversationId');
  useEffect(() => {
    if (wanted) openChat({ conversationId: wanted });
  }, [wanted, openChat]);
  const { data, error, refetch } = useQuery({
    ...read('chat.conversation.mine', {}),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return (
    <Page title={menuText('conversations')}>
      <h1 className={layout['title']}>{menuText('conversations')}</h1>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height="160px" />
      ) : data.length === 0 ? (
        <EmptyList title={t('none')}>{t('noneText')}</EmptyList>
      ) : (
        <ul className={styles['list']}>
          {data.map((conversation) => (
            <li key={conversation.conversationId}>
              <Row conversation={conversation} onOpen={openChat} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function Row({
  conversation: { conversationId, subject, title, picture, shopName, unread, lastTime, lastContent },
  onOpen,
}: {
  conversation: Conversation;
  onOpen: ReturnType<typeof useOpenChat>;
}) {
  const { t } = useTranslation('conversations');
  const wordsOf = useContentWords();
  return (
    <button type="button" className={styles['row']} onClick={() => onOpen({ conversationId })}>
      {picture && <img src={picture} alt="" width={64} height={48} />}
      <span className={styles['words']}>
        <strong>{subject === 'desk' ? t('desk') : title[locale]}</strong>
        {shopName && <span className="muted small">{shopName}</span>}
        <span className={styles['last']}>{wordsOf(lastContent)}</span>
        <span className="muted small figures">{moment(lastTime, locale)}</span>
      </span>
      {unread > 0 && (
        <span className={styles['unread']}>
          <span aria-hidden="true">{unread}</span>
          <span className="visually-hidden">{t('unread', { count: unread })}</span>
        </span>
      )}
    </button>
  );
}
