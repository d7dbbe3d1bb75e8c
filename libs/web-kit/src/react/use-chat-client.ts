import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ConversationView } from '@mall/contracts/chat';
import type { Call } from '../client/calls.js';
import { ChatClient, type ChatView } from '../live/chat-client.js';

/** Opens a conversation for the lifetime of the component. */
export function useChatClient(
  conversation: ConversationView,
  call: Call,
): ChatView & { readonly client: ChatClient } {
  const [client] = useState(() => chatClientFor(conversation, call));
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
  return { client, ...useSyncExternalStore(client.subscribe, client.snapshot) };
}

function chatClientFor(conversation: ConversationView, call: Call): ChatClient {
  const { conversationId } = conversation;
  return new ChatClient({
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
  });
}
