import type { OutputOf } from '@mall/web-kit';
import { useChatClient } from '@mall/web-kit/react';
import { useEffect } from 'react';
import { call } from '../../mall/api.js';
import { queryClient } from '../../mall/query-client.js';

export type Conversation = OutputOf<'chat.conversation.one'>;

/** Opens a conversation while it is on screen. */
export function useChat(conversation: Conversation) {
  const open = useChatClient(conversation, call);
  // The list of conversations shows the last message and the number of unread ones.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ['chat.conversation.mine'] }), []);
  return open;
}
