import type { OutputOf } from '@mall/web-kit';
import { useChatClient } from '@mall/web-kit/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../api/use-call.js';

export type Conversation = OutputOf<'chat.desk.one'>;
export type ListedConversation = OutputOf<'chat.desk.page'>['records'][number];

/** Returns the order that a conversation is about. */
export const orderIdOf = ({ subject, subjectId }: Conversation): string | undefined =>
  subject === 'order' ? (subjectId ?? undefined) : undefined;

/** Opens a conversation while it is on screen. */
export function useConversation(conversation: Conversation) {
  const queryClient = useQueryClient();
  const open = useChatClient(conversation, useCall());
  const lastRev = open.thread.rev;
  useEffect(() => {
    // The queue shows who waits, and that changes with each message.
    void queryClient.invalidateQueries({ queryKey: ['chat.desk.page'] });
    void queryClient.invalidateQueries({ queryKey: ['chat.desk.one'] });
  }, [lastRev, queryClient]);
  return open;
}
