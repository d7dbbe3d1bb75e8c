import { platformErrors } from '@mall/contracts/define';
import { aMerchant, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { buyerOrderApi, deskOrderApi, orderOne } from './deals.js';
import { aReadyBuyer, aUsedCar, putOnSale, shop, vouchForFiles, type ReadyBuyer } from './neighbours.js';

let mall: TestMall;
let buyer: ReadyBuyer;
let orderId: string;
let notedFrom: number;
const anna = aStaffMember(['order_view', 'order_note']);
const clerk = aStaffMember(['order_view']);
const seller = aMerchant({ shopId: shop.shopId });

const notesOf = (timeline: readonly { action: string; reason: string | null }[]): (string | null)[] =>
  timeline.filter(({ action }) => action.startsWith('note')).map(({ reason }) => reason);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
  const car = aUsedCar();
  await putOnSale(mall, car);
  orderId = await orderOne(mall, buyer, car);
  notedFrom = Date.now();
  const { note } = mall.callAs(anna)(deskOrderApi);
  await note({ orderId, audience: 'internal', text: 'Клиент просит скидку' });
  await note({ orderId, audience: 'shown', text: 'Менеджер позвонит завтра' });
});

it('stands in the history with its author and time, and leaves the order as it is', async () => {
  const seen = await mall.callAs(clerk)(deskOrderApi).one({ orderId });
  expect(notesOf(seen.timeline)).toEqual(['Клиент просит скидку', 'Менеджер позвонит завтра']);
  const internal = seen.timeline.find(({ action }) => action === 'noteInternal');
  expect(internal).toMatchObject({ actor: 'staff', actorName: anna.username, from: 1, to: 1 });
  expect(Date.parse(internal!.createTime)).toBeGreaterThanOrEqual(notedFrom);
});

it('is sent to buyer and merchant only when it is for them, and never with the name of its author', async () => {
  const forBuyer = await mall.callAs(buyer.caller)(buyerOrderApi).detail({ orderId });
  const forMerchant = await mall.callAs(seller)(deskOrderApi).one({ orderId });
  for (const seen of [forBuyer, forMerchant]) {
    expect(notesOf(seen.timeline)).toEqual(['Менеджер позвонит завтра']);
    expect(JSON.stringify(seen)).not.toContain('скидку');
    expect(seen.timeline.find(({ action }) => action === 'noteShown')?.actorName).toBeNull();
  }
});

it('is offered only to staff with the right, and refused to everybody else', async () => {
  const offered = async (who: typeof anna) => (await mall.callAs(who)(deskOrderApi).one({ orderId })).actions;
  expect(await offered(anna)).toContain('note');
  expect(await offered(clerk)).not.toContain('note');
  expect(await offered(seller)).not.toContain('note');
  const note = { orderId, audience: 'shown', text: 'чужая заметка' } as const;
  for (const who of [clerk, seller, buyer.caller])
    await expect(mall.callAs(who)(deskOrderApi).note(note)).rejects.toMatchObject({
      declaration: { key: platformErrors.forbidden.key },
    });
});
