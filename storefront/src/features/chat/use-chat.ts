import { ChatClient, type OutputOf } from '@mall/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../mall/api.js';
import { queryClient } from '../../mall/query-client.js';

export type Conversation = OutputOf<'chat.conversation.one'>;

async function address(): Promise<string> {
  const { ticket } = await call('auth.socketTicket', {});
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/mall4cloud_websocket/websocket/${encodeURIComponent(ticket)}`;
}

/** A conversation while it is open on screen. */
export function useChat(conversation: Conversation) {
  const [client] = useState(
    () =>
      new ChatClient({
        conversation,
        address,
        load: (beforeSeq) =>
          call('chat.conversation.messages', {
            conversationId: conversation.conversationId,
            ...(beforeSeq === undefined ? {} : { beforeSeq }),
          }),
        isVisible: () => document.visibilityState === 'visible',
      }),
  );
  useEffect(() => {
    client.start();
    const nudge = (): void => {
      if (document.visibilityState === 'visible') client.nudge();
    };
    document.addEventListener('visibilitychange', nudge);
    return () => {
      document.removeEventListener('visibilitychange', nudge);
      client.stop();
      void queryClient.invalidateQueries({ queryKey: ['chat.conversation.mine'] });
    };
  }, [client]);
  return { client, ...useSyncExternalStore(client.subscribe, client.snapshot) };
}
