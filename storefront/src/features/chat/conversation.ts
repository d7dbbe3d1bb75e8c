import type { ChatMessage } from '@mall/web-kit';

/** Both lists in the order of their numbers, each message once. */
export function merged(before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map([...before, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
