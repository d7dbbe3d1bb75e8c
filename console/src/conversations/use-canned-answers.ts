import type { FilledAnswerView } from '@mall/contracts/chat';
import { useRead } from '../api/use-call.js';
import type { Conversation } from './use-conversation.js';

/** What is behind the slash that a text begins with; undefined for any other text. */
export const typedKeyword = (text: string): string | undefined => /^\/(\S*)$/.exec(text)?.[1]?.toLowerCase();

/** The canned answers for a conversation, those first whose keyword begins with what was typed. */
export function matching(answers: readonly FilledAnswerView[], typed: string): readonly FilledAnswerView[] {
  const begins = answers.filter(({ keyword }) => keyword.startsWith(typed));
  const contains = answers.filter(({ keyword, text }) => `${keyword} ${text}`.toLowerCase().includes(typed));
  return [...new Set([...begins, ...contains])];
}

/** Filled for the conversation in the language of its buyer; staff alone have them. */
export function useCannedAnswers(
  { conversationId, side }: Conversation,
  isWanted: boolean,
): readonly FilledAnswerView[] {
  const { data } = useRead(
    'chat.cannedAnswer.filled',
    { conversationId },
    { enabled: side === 'desk' && isWanted },
  );
  return data ?? [];
}
