import type { TicketHolderView } from '@mall/contracts/auth';
import {
  DESK_ID,
  frameTypes,
  type ChatFrame,
  type ChatLogEntry,
  type ChatSince,
  type RecentConversation,
} from '@mall/contracts/chat';
import { type Caller, platformErrors } from '@mall/contracts/define';
import { fileErrors } from '@mall/contracts/file';
import { orderErrors, type DocumentView } from '@mall/contracts/order';
import type { Audience } from '../sockets/connection.js';
import { AttachmentService } from './attachment.service.js';
import { ChatService } from './chat.service.js';
import { ConversationSocketService } from './conversation-socket.service.js';
import { ConversationsInMemory } from './conversations-in-memory.js';
import type { SubjectFacts } from './conversation.repository.js';

let sent: { readonly audience: Audience; readonly frame: ChatFrame }[];
let store: ConversationsInMemory;
let chat: ChatService;
let rights: Set<string>;
/** Files uploaded for the chat, with their owners. */
let uploads: Map<string, string>;
/** Time when the desk opens, while it is closed. */
let opensAt: Date | undefined;

beforeEach(() => {
  sent = [];
  rights = new Set(['chat_reply']);
  uploads = new Map();
  opensAt = undefined;
  const send = (_channel: string, audience: Audience, text: unknown): void =>
    void sent.push({ audience, frame: JSON.parse(String(text)) as ChatFrame });
  store = new ConversationsInMemory();
  const sockets = new ConversationSocketService({ send });
  const files = {
    attach: async ({ fileIds, ownerId }: { fileIds: readonly string[]; ownerId?: string }) => {
      if (!fileIds.every((fileId) => uploads.get(fileId) === ownerId)) throw fileErrors.fileGone();
    },
  };
  const papers = {
    ofOrder: async ({ orderId }: { orderId: string }, caller?: Caller) => {
      if (caller?.kind === 'staff' && !caller.permissions.includes('order_view'))
        throw platformErrors.forbidden();
      if (orderId !== '900') throw orderErrors.orderNotFound();
      return [{ documentId: '4711', kind: 'contract' } as DocumentView];
    },
  };
  const attachments = new AttachmentService(files, papers);
  chat = new ChatService(store, store, sockets, { of: async () => rights }, attachments, {
    answerIn: async (locale) => opensAt && { opensAt, content: `closed ${locale}` },
  });
});

const holder = (
  userId: string,
  kind: TicketHolderView['kind'] = 'buyer',
  shopId?: string,
): TicketHolderView => ({
  userId,
  kind,
  sessionId: `session-${userId}`,
  username: `name-${userId}`,
  tenantId: '1',
  roles: [],
  ...(shopId ? { shopId } : {}),
});
const [buyer, other, clerk] = [holder('11'), holder('12'), holder('501', 'staff')];
const [seller, otherSeller] = [holder('30', 'merchant', '3'), holder('31', 'merchant', '4')];

const aCar: SubjectFacts = {
  subject: 'car',
  subjectId: '1001',
  title: { ru: 'Haval', zh: '哈弗', en: 'Haval' },
  picture: '',
  shopId: '3',
  shopName: 'Shop',
};

/** Returns the text of the reply to a frame, if any. */
async function reply(from: TicketHolderView, frame: object): Promise<string | undefined> {
  const text = await chat.answer(JSON.stringify({ fromId: '999', toId: '', ...frame }), from, 'ru');
  return text === undefined ? undefined : (JSON.parse(text) as ChatFrame).content;
}

const say = (from: TicketHolderView, toId: string, content: string, clientId?: string) =>
  reply(from, { type: frameTypes.single, toId, content, clientId });

const command = (from: TicketHolderView, content: string) =>
  reply(from, { type: frameTypes.system, content });

/** Returns the reply to a command, without its first word. */
async function answerTo<T>(from: TicketHolderView, content: string): Promise<T> {
  return JSON.parse((await command(from, content))!.replace(/^\w+ /, '')) as T;
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

  it.each(['', 'platform', '0', '11; DROP TABLE', '9223372036854775808', 'c0', 'c99'])(
    'of staff to %j is not stored',
    async (toId) => {
      expect(await say(clerk, toId, 'Здравствуйте')).toBe('refused unknown');
      expect(sent).toEqual([]);
      expect(await answerTo(clerk, 'get recent')).toEqual([]);
    },
  );

  it('that is sent again under the same key is the same message', async () => {
    await say(buyer, DESK_ID, 'Алло', 'k-1');
    await say(buyer, DESK_ID, 'Алло', 'k-1');
    await say(buyer, DESK_ID, 'Алло', 'k-2');
    expect(store.stored.map(({ seq, clientId }) => [seq, clientId])).toEqual([
      [1, 'k-1'],
      [2, 'k-2'],
    ]);
    const own = sent.filter(({ audience }) => 'personId' in audience);
    expect(own.map(({ frame }) => frame.seq)).toEqual([1, 1, 2]);
  });

  it('with a picture needs one that its sender has uploaded for the chat', async () => {
    uploads.set('77', '12');
    expect(await say(buyer, DESK_ID, '%img/files/f/77', 'k-1')).toBe('refused picture k-1');
    expect(await say(other, DESK_ID, '%img/files/f/77')).toBeUndefined();
    expect(store.stored.map(({ authorId }) => authorId)).toEqual(['12']);
  });
});

describe('a paper', () => {
  const contract = '%paper/contract/4711';
  let address: string;
  beforeEach(async () => {
    rights.add('order_view');
    const { conversationId } = await store.open('11', 'name-11', {
      ...aCar,
      subject: 'order',
      subjectId: '900',
    });
    address = `c${conversationId}`;
  });

  it('is sent by staff who may see the order, and by its buyer', async () => {
    expect(await say(clerk, address, contract)).toBeUndefined();
    expect(await say(buyer, address, contract)).toBeUndefined();
    expect(store.stored.map(({ side, content }) => `${side} ${content}`)).toEqual([
      `desk ${contract}`,
      `buyer ${contract}`,
    ]);
  });

  it('is refused to staff who may not see orders, to the shop, and to another buyer', async () => {
    rights.delete('order_view');
    expect(await say(clerk, address, contract, 'k-1')).toBe('refused paper k-1');
    expect(await say(seller, address, contract)).toBe('refused paper');
    expect(await say(other, address, contract)).toBe('refused unknown');
    expect(store.stored).toEqual([]);
  });

  it('is one that was issued for the order of the conversation', async () => {
    expect(await say(clerk, address, '%paper/contract/4712')).toBe('refused paper');
    expect(await say(clerk, address, '%paper/invoice/4711')).toBe('refused paper');
    expect(await say(buyer, DESK_ID, contract)).toBe('refused paper');
    const another = await store.open('11', 'name-11', { ...aCar, subject: 'order', subjectId: '901' });
    expect(await say(buyer, `c${another.conversationId}`, contract)).toBe('refused paper');
  });
});

describe('outside of the working hours', () => {
  const words = () => store.stored.map(({ side, content }) => `${side}: ${content}`);
  beforeEach(() => (opensAt = new Date('2026-11-21T23:00:00Z')));

  it('a buyer is answered once until the desk opens, in their language, and still waits', async () => {
    await say(buyer, DESK_ID, 'Есть кто?');
    await say(buyer, DESK_ID, 'Алло?');
    expect(words()).toEqual(['buyer: Есть кто?', 'system: closed ru', 'buyer: Алло?']);
    expect(sent.filter(({ audience }) => 'personId' in audience).map(({ frame }) => frame.side)).toEqual([
      'buyer',
      'system',
      'buyer',
    ]);
    expect(store.conversations[0]).toMatchObject({ lastContent: 'Алло?' });
    expect(store.conversations[0]!.waitingSince).not.toBeNull();
    opensAt = new Date('2026-11-22T23:00:00Z');
    await say(buyer, DESK_ID, 'А сегодня?');
    expect(words().slice(3)).toEqual(['buyer: А сегодня?', 'system: closed ru']);
  });

  it('staff and sellers are not answered', async () => {
    await say(clerk, '11', 'Мы ещё здесь.');
    expect(words()).toEqual(['desk: Мы ещё здесь.']);
  });
});

describe('a conversation about a car', () => {
  let address: string;
  let id: string;
  beforeEach(async () => {
    ({ conversationId: id } = await store.open('11', 'name-11', aCar));
    address = `c${id}`;
  });

  it('reaches the buyer, the shop of the car and the desk', async () => {
    await say(buyer, address, 'Ещё продаётся?');
    expect(sent.map(({ audience }) => audience)).toEqual([
      { personId: '11' },
      { shopId: '3' },
      { right: 'chat_reply' },
    ]);
    await say(seller, address, 'Да');
    expect(sent.at(-1)!.frame).toMatchObject({ side: 'shop', seq: 2, fromId: 's3' });
  });

  it.each([
    ['another buyer', other],
    ['the merchant of another shop', otherSeller],
  ])('does not exist for %s', async (_, stranger) => {
    await say(buyer, address, 'тайна');
    sent.length = 0;
    for (const words of [`get since ${id} 0`, `read ${id} 1`, `delivered ${id} 1`, `typing ${id}`])
      expect(await command(stranger, words)).toBe('refused unknown');
    expect(await command(stranger, `edit ${id} 1 чужое`)).toBe('refused unknown');
    expect(await say(stranger, address, 'чужое')).toBe('refused unknown');
    expect(await answerTo(stranger, `get logs ${address}`)).toEqual([]);
    expect(await answerTo(stranger, 'get recent')).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is answered after an absence with what changed, edits included', async () => {
    for (const words of ['раз', 'два', 'три']) await say(buyer, address, words);
    await command(buyer, `edit ${id} 1 один`);
    const since = await answerTo<ChatSince>(seller, `get since ${id} 2`);
    expect(since.isComplete).toBe(true);
    expect(since.messages.map(({ seq, rev, content }) => [seq, rev, content]).sort()).toEqual([
      [1, 4, 'один'],
      [3, 3, 'три'],
    ]);
  });

  it('has to be loaded again after an absence of more messages than fit', async () => {
    for (let n = 1; n <= 201; n += 1) await say(buyer, address, `${n}`);
    expect(await answerTo(seller, `get since ${id} 0`)).toMatchObject({ isComplete: false, messages: [] });
    expect(await answerTo(seller, `get since ${id} 1`)).toMatchObject({ isComplete: true });
  });

  it('tells each side how far the others have received and read, and only when that moves', async () => {
    await say(buyer, address, 'раз');
    await say(buyer, address, 'два');
    sent.length = 0;
    await command(seller, `delivered ${id} 9`);
    await command(seller, `read ${id} 1`);
    await command(seller, `read ${id} 1`);
    const marks = sent.filter(({ audience }) => 'personId' in audience).map(({ frame }) => frame.content);
    expect(marks.map((text) => JSON.parse(text.replace('marks ', '')) as object)).toEqual([
      { conversationId: id, side: 'shop', deliveredSeq: 2, readSeq: 0 },
      { conversationId: id, side: 'shop', deliveredSeq: 2, readSeq: 1 },
    ]);
  });

  it('is changed by the author of a message alone', async () => {
    await say(buyer, address, 'раз');
    expect(await command(seller, `edit ${id} 1 чужое`)).toBe('refused tooLate');
    expect(await command(buyer, `edit ${id} 1 %img/x.png`)).toBe('refused malformed');
    expect(await command(buyer, `edit ${id} 1 два слова`)).toBeUndefined();
    expect(store.stored.map(({ content }) => content)).toEqual(['два слова']);
  });
});

describe('the logs', () => {
  it('of a person are their own, whichever id they request', async () => {
    await say(buyer, DESK_ID, 'тайна');
    expect(await answerTo<ChatLogEntry[]>(other, 'get logs 11')).toEqual([]);
    expect(await answerTo<ChatLogEntry[]>(buyer, 'get logs 12')).toMatchObject([{ content: 'тайна' }]);
  });

  it('take the unread count of who opens them to zero, and have their other windows update', async () => {
    await say(buyer, DESK_ID, 'раз');
    await say(buyer, DESK_ID, 'два');
    expect(await answerTo<RecentConversation[]>(clerk, 'get recent')).toMatchObject([
      { userId: '11', nickname: 'name-11', unread: 2 },
    ]);
    sent.length = 0;
    await answerTo(clerk, 'get logs 11');
    expect(sent.map(({ audience, frame }) => [audience, frame.content])).toContainEqual([
      { right: 'chat_reply' },
      'refresh 11',
    ]);
    expect(await answerTo<RecentConversation[]>(clerk, 'get recent')).toMatchObject([{ unread: 0 }]);
  });
});

describe('staff without the right to talk to buyers', () => {
  beforeEach(async () => {
    await say(buyer, DESK_ID, 'Когда отправка?');
    sent.length = 0;
    rights = new Set(['order_view', 'order_ship']);
  });

  it.each(['get recent', 'get logs 11', 'get platform server', 'get since 1 0', 'read 1 1', 'typing 1'])(
    'are refused "%s"',
    async (content) => {
      expect(await command(clerk, content)).toBe('refused forbidden');
    },
  );

  it('write to nobody, and mark nothing as read', async () => {
    expect(await say(clerk, '11', 'Во вторник.')).toBe('refused forbidden');
    await command(clerk, 'get logs 11');
    expect(sent).toEqual([]);
    rights = new Set(['chat_reply']);
    expect(await answerTo<RecentConversation[]>(clerk, 'get recent')).toMatchObject([{ unread: 1 }]);
    expect(await answerTo<ChatLogEntry[]>(buyer, 'get logs platform')).toHaveLength(1);
  });

  it('do not affect what buyers may do', async () => {
    expect(await answerTo<RecentConversation[]>(buyer, 'get recent')).toHaveLength(1);
  });
});

it('refuses invalid frames, with the reason', async () => {
  expect(JSON.parse((await chat.answer('{', buyer, 'ru'))!)).toMatchObject({ content: 'refused malformed' });
});

it('names the message that could not be stored in a field that older clients do not read', () => {
  const text = JSON.stringify({ type: 1, toId: 'c17', content: 'Здравствуйте', clientId: 'k-1' });
  const holder = { kind: 'buyer', userId: '7' } as TicketHolderView;
  const { unavailable } = ChatService.prototype;
  expect(JSON.parse(unavailable(text, holder))).toEqual({
    type: 4,
    fromId: 'system',
    toId: '7',
    content: 'refused unavailable',
    clientId: 'k-1',
  });
  const command = JSON.stringify({ type: 4, toId: 'platform', content: 'typing 17', clientId: 'k-1' });
  expect(JSON.parse(unavailable(command, holder))).not.toHaveProperty('clientId');
});
