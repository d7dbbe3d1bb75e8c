import type { TicketHolderView } from '@mall/contracts/auth';
import {
  DESK_ID,
  frameTypes,
  type ChatFrame,
  type ChatLogEntry,
  type RecentConversation,
} from '@mall/contracts/chat';
import type { Audience } from '../sockets/connection.js';
import { ChatService } from './chat.service.js';
import { ConversationsInMemory } from './conversations-in-memory.js';

let sent: { readonly audience: Audience; readonly frame: ChatFrame }[];
let chat: ChatService;
let rights: Set<string>;

beforeEach(() => {
  sent = [];
  rights = new Set(['chat_reply']);
  const send = (_channel: string, audience: Audience, text: unknown): void =>
    void sent.push({ audience, frame: JSON.parse(String(text)) as ChatFrame });
  chat = new ChatService(new ConversationsInMemory(), { send }, { of: async () => rights });
});

const holder = (userId: string, kind: TicketHolderView['kind'] = 'buyer'): TicketHolderView => ({
  userId,
  kind,
  sessionId: `session-${userId}`,
  username: `name-${userId}`,
  tenantId: '1',
  roles: [],
});
const [buyer, other, clerk] = [holder('11'), holder('12'), holder('501', 'staff')];

const say = (from: TicketHolderView, toId: string, content: string) =>
  chat.answer(JSON.stringify({ type: frameTypes.single, fromId: '999', toId, content }), from);

/** The reply to a command, without its first word. */
async function command<T>(from: TicketHolderView, content: string): Promise<T> {
  const reply = await chat.answer(
    JSON.stringify({ type: frameTypes.system, fromId: '', toId: '', content }),
    from,
  );
  return JSON.parse((JSON.parse(reply!) as ChatFrame).content.replace(/^\w+ /, '')) as T;
}

describe('a message', () => {
  it('goes to its person and to the desk, from whom the socket belongs to and not from whom the frame names', async () => {
    expect(await say(buyer, DESK_ID, 'Когда отправка?')).toBeUndefined();
    expect(sent).toMatchObject([
      { audience: { personId: '11' }, frame: { fromId: '11', toId: DESK_ID, seq: 1 } },
      { audience: { right: 'chat_reply' }, frame: { content: 'Когда отправка?' } },
    ]);
  });

  it('of staff is from the desk, in the conversation of the person it names', async () => {
    await say(clerk, '11', 'Во вторник.');
    expect(sent[0]).toMatchObject({ audience: { personId: '11' }, frame: { fromId: DESK_ID, toId: '11' } });
  });

  it.each(['', 'platform', '0', '11; DROP TABLE', '9223372036854775808'])(
    'of staff to %j is not stored',
    async (toId) => {
      await say(clerk, toId, 'Здравствуйте');
      expect(sent).toEqual([]);
      expect(await command(clerk, 'get recent')).toEqual([]);
    },
  );
});

describe('the logs', () => {
  it('of a person are their own, whichever id they request', async () => {
    await say(buyer, DESK_ID, 'тайна');
    expect(await command<ChatLogEntry[]>(other, 'get logs 11')).toEqual([]);
    expect(await command<ChatLogEntry[]>(buyer, 'get logs 12')).toMatchObject([{ content: 'тайна' }]);
  });

  it('take the unread count of who opens them to zero, and have their other windows update', async () => {
    await say(buyer, DESK_ID, 'раз');
    await say(buyer, DESK_ID, 'два');
    expect(await command<RecentConversation[]>(clerk, 'get recent')).toMatchObject([
      { userId: '11', nickname: 'name-11', unread: 2 },
    ]);
    sent.length = 0;
    await command(clerk, 'get logs 11');
    expect(sent).toMatchObject([{ audience: { right: 'chat_reply' }, frame: { content: 'refresh 11' } }]);
    expect(await command<RecentConversation[]>(clerk, 'get recent')).toMatchObject([{ unread: 0 }]);
  });
});

describe('staff without the right to talk to buyers', () => {
  beforeEach(async () => {
    await say(buyer, DESK_ID, 'Когда отправка?');
    sent.length = 0;
    rights = new Set(['order_view', 'order_ship']);
  });
  const reply = async (frame: object): Promise<unknown> =>
    (JSON.parse((await chat.answer(JSON.stringify({ toId: '11', ...frame }), clerk))!) as ChatFrame).content;

  it.each(['get recent', 'get logs 11', 'get platform server'])('are refused "%s"', async (content) => {
    expect(await reply({ type: frameTypes.system, content })).toBe('refused forbidden');
  });

  it('write to nobody, and mark nothing as read', async () => {
    expect(await reply({ type: frameTypes.single, content: 'Во вторник.' })).toBe('refused forbidden');
    await reply({ type: frameTypes.system, content: 'get logs 11' });
    expect(sent).toEqual([]);
    rights = new Set(['chat_reply']);
    expect(await command<RecentConversation[]>(clerk, 'get recent')).toMatchObject([{ unread: 1 }]);
    expect(await command<ChatLogEntry[]>(buyer, 'get logs platform')).toHaveLength(1);
  });

  it('have no say in what buyers may do', async () => {
    expect(await command<RecentConversation[]>(buyer, 'get recent')).toHaveLength(1);
  });
});

it('refuses what is no frame, with the reason', async () => {
  expect(JSON.parse((await chat.answer('{', buyer))!)).toMatchObject({ content: 'refused malformed' });
});
