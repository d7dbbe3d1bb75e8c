import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChatAbout } from '../../components/chat-opener.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { Failure } from '../../components/ui/Failure.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { call } from '../../mall/api.js';
import { ChatThread } from './ChatThread.js';

/** A dialog with a conversation with the shop and the desk. */
export default function ChatDialog({ about, onClose }: { about: ChatAbout; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const conversation = useQuery({
    queryKey: ['chat.open', about],
    queryFn: () =>
      'conversationId' in about
        ? call('chat.conversation.one', about)
        : call('chat.conversation.open', about),
    staleTime: 0,
    gcTime: 0,
  });
  if (conversation.data)
    return (
      <ChatThread key={conversation.data.conversationId} conversation={conversation.data} onClose={onClose} />
    );
  return (
    <Dialog title={t('title')} onClose={onClose} sheet>
      {conversation.error ? (
        <Failure error={conversation.error} onRetry={() => void conversation.refetch()} />
      ) : (
        <Skeleton height="64px" />
      )}
    </Dialog>
  );
}
