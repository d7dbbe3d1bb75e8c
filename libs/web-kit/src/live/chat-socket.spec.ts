import { ChatSocket, type ChatMessage } from './chat-socket.js';

function aChat() {
  const sent: string[] = [];
  const logs: (readonly ChatMessage[])[] = [];
  const messages: ChatMessage[] = [];
  const fake = {
    readyState: 1,
    send: (text: string) => void sent.push(text),
    close: () => undefined,
  } as unknown as WebSocket;
  const chat = new ChatSocket({
    address: () => Promise.resolve('ws://mall/chat'),
    onLogs: (all) => logs.push(all),
    onChatMessage: (message) => messages.push(message),
    open: () => fake,
  });
  const receive = (frame: object): void => fake.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
  return { chat, fake, sent, logs, messages, receive };
}

describe('ChatSocket', () => {
  it('requests the conversation and reads it', async () => {
    const { chat, sent, logs, receive } = aChat();
    chat.start();
    await Promise.resolve();
    await Promise.resolve();
    chat.askLogs();
    expect(JSON.parse(sent[0]!)).toMatchObject({ type: 4, content: 'get logs platform' });
    receive({ type: 4, content: 'logs [{"id":"1","seq":1,"fromId":"7","content":"Здравствуйте"}]' });
    expect(logs[0]![0]).toMatchObject({ content: 'Здравствуйте' });
    chat.stop();
  });

  it('reads a person’s "pong" as a message, and the system’s as a heartbeat', async () => {
    const { chat, messages, receive } = aChat();
    chat.start();
    await Promise.resolve();
    await Promise.resolve();
    receive({ type: 4, content: 'pong' });
    receive({ type: 1, id: '2', seq: 2, fromId: '7', content: 'pong', createTime: '2026-11-21T10:00:00Z' });
    expect(messages.map(({ content }) => content)).toEqual(['pong']);
    chat.stop();
  });

  it('returns false from send while there is no connection', () => {
    expect(aChat().chat.say('Алло')).toBe(false);
  });
});
