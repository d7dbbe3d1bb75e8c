import type { ChatMarkView, ChatSide } from '@mall/contracts/chat';
import type { ChatMessage } from './chat-socket.js';

/** A text that the server has not confirmed yet. */
export interface Outgoing {
  readonly clientId: string;
  readonly content: string;
  /** Reason for which the server refused it; it is not sent again. */
  readonly refusal?: string;
}

/** One conversation as shown: messages in the order of their numbers, then unconfirmed texts. */
export interface ChatThread {
  /** Undefined until the first load. */
  readonly messages: readonly ChatMessage[] | undefined;
  readonly outgoing: readonly Outgoing[];
  /** The revision up to which no change is missing. */
  readonly rev: number;
  readonly hasOlder: boolean;
  readonly marks: readonly ChatMarkView[];
}

export const emptyThread: ChatThread = {
  messages: undefined,
  outgoing: [],
  rev: 0,
  hasOlder: false,
  marks: [],
};

/** Merges both lists by number, with each message once, in its last revision. */
export function mergedMessages(
  before: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const bySeq = new Map(before.map((message) => [message.seq, message]));
  for (const message of more)
    if ((bySeq.get(message.seq)?.rev ?? 0) < message.rev) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

const withoutConfirmed = (
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
): readonly Outgoing[] => {
  const confirmed = new Set(messages.map(({ clientId }) => clientId));
  return outgoing.filter(({ clientId }) => !confirmed.has(clientId));
};

/** Replaces the shown messages by the newest ones and keeps unconfirmed texts. */
export const threadLoaded = (
  thread: ChatThread,
  loaded: {
    readonly messages: readonly ChatMessage[];
    readonly hasMore: boolean;
    readonly lastRev: number;
    readonly marks: readonly ChatMarkView[];
  },
): ChatThread => ({
  messages: mergedMessages([], loaded.messages),
  outgoing: withoutConfirmed(thread.outgoing, loaded.messages),
  rev: loaded.lastRev,
  hasOlder: loaded.hasMore,
  marks: loaded.marks,
});

export const threadWithOlder = (
  thread: ChatThread,
  { messages, hasMore }: { readonly messages: readonly ChatMessage[]; readonly hasMore: boolean },
): ChatThread => ({
  ...thread,
  messages: mergedMessages(thread.messages ?? [], messages),
  hasOlder: hasMore,
});

/** Adds the messages of the conversation's latest revisions, which follow the known ones without a gap. */
export const threadCaughtUp = (thread: ChatThread, messages: readonly ChatMessage[]): ChatThread => ({
  ...thread,
  messages: mergedMessages(thread.messages ?? [], messages),
  outgoing: withoutConfirmed(thread.outgoing, messages),
  rev: Math.max(thread.rev, ...messages.map(({ rev }) => rev)),
});

/**
 * Adds a live message. With `missed`, earlier changes have not arrived: the message is inserted, but the changes after `rev` have
 * to be requested.
 */
export function threadReceived(
  thread: ChatThread,
  message: ChatMessage,
): { readonly thread: ChatThread; readonly missed: boolean } {
  if (!thread.messages) return { thread, missed: false };
  const missed = message.rev > thread.rev + 1;
  const next = threadCaughtUp(thread, [message]);
  return { thread: missed ? { ...next, rev: thread.rev } : next, missed };
}

export const threadSaying = (thread: ChatThread, clientId: string, content: string): ChatThread => ({
  ...thread,
  outgoing: [...thread.outgoing, { clientId, content }],
});

export const threadRefused = (thread: ChatThread, clientId: string, refusal: string): ChatThread => ({
  ...thread,
  outgoing: thread.outgoing.map((one) => (one.clientId === clientId ? { ...one, refusal } : one)),
});

export const threadDropped = (thread: ChatThread, clientId: string): ChatThread => ({
  ...thread,
  outgoing: thread.outgoing.filter((one) => one.clientId !== clientId),
});

export const threadMarked = (
  thread: ChatThread,
  { side, deliveredSeq, readSeq }: ChatMarkView,
): ChatThread => ({
  ...thread,
  marks: [...thread.marks.filter((one) => one.side !== side), { side, deliveredSeq, readSeq }],
});

export type MessageState = 'sent' | 'delivered' | 'read';

/** Returns whether another side has received or read a message of `own` side. */
export function messageState(
  marks: readonly ChatMarkView[],
  own: ChatSide,
  { seq }: Pick<ChatMessage, 'seq'>,
): MessageState {
  const others = marks.filter(({ side }) => side !== own);
  if (others.some(({ readSeq }) => readSeq >= seq)) return 'read';
  return others.some(({ deliveredSeq }) => deliveredSeq >= seq) ? 'delivered' : 'sent';
}
