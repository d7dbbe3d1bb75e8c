import type { FilledAnswerView } from '@mall/contracts/chat';
import { useRead } from '../api/use-call.js';
import type { Conversation } from './use-conversation.js';

/** Returns the word after a leading slash; undefined for any other text. */
export const typedKeyword = (text: string): string | undefined => /^\/(\S*)$/.exec(text)?.[1]?.toLowerCase();

/** Returns the matching canned answers, those whose keyword begins with the typed text first. */
export function matching(answers: readonly FilledAnswerView[], typed: string): readonly FilledAnswerView[] {
  const begins = answers.filter(({ keyword }) => keyword.startsWith(typed));
  const contains = answers.filter(({ keyword, text }) => `${keyword} ${text}`.toLowerCase().includes(typed));
  return [...new Set([...begins, ...contains])];
}

/** Returns the canned answers, filled for the conversation in the buyer's language; only for staff. */
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
