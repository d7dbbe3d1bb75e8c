import { chatConversationApi, chatNoticeApi } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import {
  aBuyer,
  aMerchant,
  aNewCar,
  aStaffMember,
  putOnSale,
  shop,
  startMall,
  until,
  type TestMall,
} from '@mall/testing';

let mall: TestMall;
let spuId: string;

const seller = aMerchant({ shopId: shop.shopId });
const clerk = aStaffMember(['chat_reply']);

beforeAll(async () => {
  const env = { chat: { CHAT_NOTICE_SECONDS: '1' } };
  mall = await startMall(['auth', 'admin', 'product', 'order', 'file', 'chat'], { env });
  const car = aNewCar();
  await putOnSale(mall, car);
  ({ spuId } = car);
}, 120_000);

/** Stores a message as the socket does, without a socket. */
async function write(conversationId: string, side: string): Promise<void> {
  await mall.query(
    'chat',
    `WITH talk AS (
       UPDATE conversation SET last_seq = last_seq + 1, last_rev = last_rev + 1, last_at = now()
        WHERE conversation_id = $1 RETURNING *)
     INSERT INTO message (conversation_id, seq, rev, side, content)
     SELECT conversation_id, last_seq, last_rev, $2, 'x' FROM talk`,
    [conversationId, side],
  );
}

const readBy = async (conversationId: string, side: string): Promise<void> => {
  await mall.query(
    'chat',
    `INSERT INTO conversation_mark (conversation_id, side, read_seq)
     SELECT conversation_id, $2, last_seq FROM conversation WHERE conversation_id = $1
     ON CONFLICT (conversation_id, side) DO UPDATE SET read_seq = excluded.read_seq`,
    [conversationId, side],
  );
};

/** Returns the notices of a reader about one conversation, the newest first. */
async function noticesOf(reader: Caller, conversationId: string) {
  const { list } = await mall.callAs(reader)(chatNoticeApi).page({ pageNum: 1, pageSize: 50 });
  return list.filter((one) => one.subject === 'conversation' && one.subjectId === conversationId);
}

const count = (reader: Caller, conversationId: string, wanted: { unread: number; all: number }) =>
  until(
    async () => {
      const found = await noticesOf(reader, conversationId);
      const unread = found.filter(({ isRead }) => !isRead).length;
      return found.length === wanted.all && unread === wanted.unread ? true : undefined;
    },
    { what: `${wanted.all} notices, ${wanted.unread} unread`, timeoutMs: 15_000 },
  );

it('notifies a buyer who is away once until they have read the answer, then of the next one', async () => {
  const buyer = aBuyer();
  const { conversationId } = await mall
    .callAs(buyer)(chatConversationApi)
    .open({ subject: 'car', subjectId: spuId });
  await write(conversationId, 'shop');
  await write(conversationId, 'desk');
  await count(buyer, conversationId, { all: 1, unread: 1 });
  await write(conversationId, 'shop');
  const other = aBuyer();
  const second = await mall.callAs(other)(chatConversationApi).open({ subject: 'car', subjectId: spuId });
  await write(second.conversationId, 'desk');
  await count(other, second.conversationId, { all: 1, unread: 1 });
  await count(buyer, conversationId, { all: 1, unread: 1 });

  await readBy(conversationId, 'buyer');
  await count(buyer, conversationId, { all: 1, unread: 0 });
  await write(conversationId, 'shop');
  await count(buyer, conversationId, { all: 2, unread: 1 });
});

it('notifies the shop and the desk of a question, and nobody of messages that were read at once or answered automatically', async () => {
  const buyer = aBuyer();
  const { conversationId } = await mall
    .callAs(buyer)(chatConversationApi)
    .open({ subject: 'car', subjectId: spuId });
  await write(conversationId, 'buyer');
  await write(conversationId, 'system');
  await count(seller, conversationId, { all: 1, unread: 1 });
  await count(clerk, conversationId, { all: 1, unread: 1 });
  expect(await noticesOf(buyer, conversationId)).toEqual([]);
  expect(await noticesOf(aStaffMember(['order_view']), conversationId)).toEqual([]);
});
