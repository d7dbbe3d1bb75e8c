import { ChatSocket, type ChatEvent } from './chat-socket.js';

function aChat() {
  const sent: string[] = [];
  const events: ChatEvent[] = [];
  const fake = {
    readyState: 1,
    send: (text: string) => void sent.push(text),
    close: () => undefined,
  } as unknown as WebSocket;
  const chat = new ChatSocket({
    address: () => Promise.resolve('ws://mall/chat'),
    onEvent: (event) => events.push(event),
    open: () => fake,
  });
  const receive = (frame: object): void => fake.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
  return { chat, sent, events, receive };
}

async function started() {
  const parts = aChat();
  parts.chat.start();
  await Promise.resolve();
  await Promise.resolve();
  return parts;
}

const stored = {
  type: 1,
  id: '2',
  seq: 2,
  rev: 3,
  conversationId: '17',
  side: 'buyer',
  fromId: '7',
  createTime: '2026-11-21T10:00:00Z',
};

describe('ChatSocket', () => {
  it('sends a text under its key, and commands as system frames', async () => {
    const { chat, sent } = await started();
    chat.say('c17', 'Здравствуйте', 'k-1');
    chat.requestSince('17', 3);
    expect(sent.map((text) => JSON.parse(text) as object)).toMatchObject([
      { type: 1, toId: 'c17', content: 'Здравствуйте', clientId: 'k-1' },
      { type: 4, content: 'get since 17 3' },
    ]);
    chat.stop();
  });

  it('reads a person’s "pong" as a message, and the system’s as a heartbeat', async () => {
    const { chat, events, receive } = await started();
    receive({ type: 4, content: 'pong' });
    receive({ ...stored, content: 'pong' });
    expect(events).toMatchObject([{ kind: 'message', message: { content: 'pong', clientId: null } }]);
    chat.stop();
  });

  it('reads replies and refusals', async () => {
    const { chat, events, receive } = await started();
    receive({ type: 4, content: 'since {"conversationId":"17","messages":[],"isComplete":false}' });
    receive({ type: 4, content: 'marks {"conversationId":"17","side":"shop","deliveredSeq":2,"readSeq":1}' });
    receive({ type: 4, content: 'refused picture k-1' });
    receive({ type: 4, content: 'refused unavailable', clientId: 'k-2' });
    receive({ type: 4, content: 'refresh c17' });
    receive({ type: 4, content: 'recent []' });
    expect(events).toEqual([
      { kind: 'since', conversationId: '17', messages: [], isComplete: false },
      { kind: 'marks', conversationId: '17', side: 'shop', deliveredSeq: 2, readSeq: 1 },
      { kind: 'refused', reason: 'picture', clientId: 'k-1' },
      { kind: 'refused', reason: 'unavailable', clientId: 'k-2' },
      { kind: 'refresh' },
    ]);
    chat.stop();
  });

  it('returns false from send while there is no connection', () => {
    expect(aChat().chat.say('platform', 'Алло', 'k-1')).toBe(false);
  });
});
