import type { ChatMessage } from './chat-socket.js';
import {
  emptyThread,
  messageState,
  threadCaughtUp,
  threadLoaded,
  threadReceived,
  threadRefused,
  threadSaying,
  type ChatThread,
} from './chat-thread.js';

const aMessage = (seq: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(seq),
  conversationId: '17',
  seq,
  rev: seq,
  type: 1,
  fromId: '7',
  toId: 'platform',
  side: 'buyer',
  authorName: 'anna',
  content: `сообщение ${seq}`,
  clientId: null,
  createTime: '2026-11-21T10:00:00Z',
  editedTime: null,
  ...over,
});

const loaded = (...seqs: number[]): ChatThread =>
  threadLoaded(emptyThread, {
    messages: seqs.map((seq) => aMessage(seq)),
    hasMore: false,
    lastRev: Math.max(0, ...seqs),
    marks: [],
  });

const seqsOf = ({ messages }: ChatThread): number[] => messages!.map(({ seq }) => seq);

describe('a thread', () => {
  it('shows messages once, in the order of their numbers, however they arrive', () => {
    const { thread } = threadReceived(loaded(2, 1), aMessage(3));
    expect(seqsOf(threadReceived(thread, aMessage(3)).thread)).toEqual([1, 2, 3]);
  });

  it('notices a gap, and requests again from before it until it is filled', () => {
    const { thread, missed } = threadReceived(loaded(1), aMessage(3));
    expect([missed, thread.rev, seqsOf(thread)]).toEqual([true, 1, [1, 3]]);
    const filled = threadCaughtUp(thread, [aMessage(2), aMessage(3)]);
    expect([filled.rev, seqsOf(filled)]).toEqual([3, [1, 2, 3]]);
  });

  it('shows the last text of a changed message, whichever arrives last', () => {
    const changed = aMessage(1, { rev: 3, content: 'исправлено' });
    const { thread } = threadReceived(loaded(1, 2), changed);
    const late = threadCaughtUp(thread, [aMessage(1)]);
    expect(late.messages![0]!.content).toBe('исправлено');
    expect(late.rev).toBe(3);
  });

  it('keeps what is on its way until the server confirms its key', () => {
    const saying = threadSaying(threadSaying(loaded(1), 'k-1', 'раз'), 'k-2', 'два');
    const { thread } = threadReceived(saying, aMessage(2, { clientId: 'k-1' }));
    expect(thread.outgoing.map(({ clientId }) => clientId)).toEqual(['k-2']);
    expect(threadRefused(thread, 'k-2', 'picture').outgoing).toMatchObject([{ refusal: 'picture' }]);
  });

  it('says whether another side has received or read a message', () => {
    const marks = [
      { side: 'buyer' as const, deliveredSeq: 9, readSeq: 9 },
      { side: 'desk' as const, deliveredSeq: 2, readSeq: 1 },
    ];
    const states = [1, 2, 3].map((seq) => messageState(marks, 'buyer', { seq }));
    expect(states).toEqual(['read', 'delivered', 'sent']);
  });
});
