import { ChatClient, type OutputOf } from '@mall/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCall } from '../api/use-call.js';

export type Conversation = OutputOf<'chat.desk.one'>;
export type ListedConversation = OutputOf<'chat.desk.page'>['records'][number];

/** A conversation while it is open on screen. */
export function useConversation(conversation: Conversation) {
  const call = useCall();
  const queryClient = useQueryClient();
  const { conversationId } = conversation;
  const [client] = useState(
    () =>
      new ChatClient({
        conversation,
        address: async () => {
          const { ticket } = await call('auth.socketTicket', {});
          const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
          return `${scheme}://${location.host}/api/mall4cloud_websocket/websocket/${encodeURIComponent(ticket)}`;
        },
        load: (beforeSeq) =>
          call('chat.conversation.messages', {
            conversationId,
            ...(beforeSeq === undefined ? {} : { beforeSeq }),
          }),
        isVisible: () => document.visibilityState === 'visible',
      }),
  );
  const view = useSyncExternalStore(client.subscribe, client.snapshot);
  useEffect(() => {
    client.start();
    const nudge = (): void => {
      if (document.visibilityState === 'visible') client.nudge();
    };
    document.addEventListener('visibilitychange', nudge);
    return () => {
      document.removeEventListener('visibilitychange', nudge);
      client.stop();
    };
  }, [client]);
  const lastRev = view.thread.rev;
  useEffect(() => {
    // The queue shows who waits, and whose turn it is changes with each message.
    void queryClient.invalidateQueries({ queryKey: ['chat.desk.page'] });
    void queryClient.invalidateQueries({ queryKey: ['chat.desk.one'] });
  }, [lastRev, queryClient]);
  return { client, ...view };
}
