import { jest } from '@jest/globals';
import type { ChatMessagesView, ConversationView } from '@mall/contracts/chat';
import { ChatClient } from './chat-client.js';

const conversation = {
  conversationId: '17',
  address: 'c17',
  side: 'buyer',
  lastRev: 0,
  marks: [],
} as unknown as ConversationView;

/** Returns a client whose socket records what was sent. */
async function anOpenChat() {
  const sent: { readonly type: number; readonly content: string; readonly clientId?: string }[] = [];
  const socket = {
    readyState: 1,
    send: (text: string) => void sent.push(JSON.parse(text) as (typeof sent)[0]),
    close: () => undefined,
  } as unknown as WebSocket;
  const client = new ChatClient({
    conversation,
    address: () => Promise.resolve('ws://mall/chat'),
    open: () => socket,
    load: async () => ({ conversation, messages: [], hasMore: false }) as ChatMessagesView,
    isVisible: () => false,
    newId: () => 'k-1',
  });
  client.start();
  await jest.advanceTimersByTimeAsync(0);
  socket.onopen?.({} as Event);
  const receive = (frame: object): void =>
    socket.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
  const asked = (): readonly string[] =>
    sent.map(({ content }) => content).filter((content) => content.startsWith('get since'));
  const texts = (): number => sent.filter(({ clientId }) => clientId === 'k-1').length;
  return { client, receive, texts, asked };
}

const UNAVAILABLE = { type: 4, content: 'refused unavailable', clientId: 'k-1' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends a message again that could not be stored, after growing pauses', async () => {
  const { client, receive, texts } = await anOpenChat();
  client.say('Здравствуйте');
  expect(texts()).toBe(1);
  receive(UNAVAILABLE);
  expect(client.snapshot().thread.outgoing).toMatchObject([{ clientId: 'k-1' }]);
  expect(client.snapshot().thread.outgoing[0]!.refusal).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(texts()).toBe(2);
  receive(UNAVAILABLE);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(texts()).toBe(2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(texts()).toBe(3);
  client.stop();
});

it('does not send again what was refused for good meanwhile, nor after it was closed', async () => {
  const { client, receive, texts } = await anOpenChat();
  client.say('Здравствуйте');
  receive(UNAVAILABLE);
  receive({ type: 4, content: 'refused tooLong k-1' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(texts()).toBe(1);
  client.stop();
  const other = await anOpenChat();
  other.client.say('Здравствуйте');
  other.receive(UNAVAILABLE);
  other.client.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(other.texts()).toBe(1);
});

it('asks for what it may have missed when nothing has come for half a minute', async () => {
  const { client, receive, asked } = await anOpenChat();
  const atFirst = asked().length;
  await jest.advanceTimersByTimeAsync(29_000);
  expect(asked()).toHaveLength(atFirst);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked()).toHaveLength(atFirst + 1);
  receive({ type: 4, content: 'pong' });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(asked()).toHaveLength(atFirst + 2);
  client.stop();
});

it('opens one socket, however often a page becomes visible while it connects', async () => {
  const opened: string[] = [];
  const client = new ChatClient({
    conversation,
    address: () => Promise.resolve('ws://mall/chat'),
    open: (url) => {
      opened.push(url);
      return { readyState: 0, close: () => undefined } as unknown as WebSocket;
    },
    load: async () => ({ conversation, messages: [], hasMore: false }) as ChatMessagesView,
    isVisible: () => false,
  });
  client.start();
  client.nudge();
  client.nudge();
  await jest.advanceTimersByTimeAsync(0);
  expect(opened).toEqual(['ws://mall/chat']);
  client.stop();
});
