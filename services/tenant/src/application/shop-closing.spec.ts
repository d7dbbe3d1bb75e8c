import { shopStatuses, tenantErrors, tenantEvents } from '@mall/contracts/tenant';
import { anna, buyer, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { ShopClosingService } from '../shop/shop-closing.service.js';
import { InMemoryApplications, InMemoryShops } from './application.fakes.js';

const closed = (shopId: string) => ({ shopId, reason: 'Чужие автомобили' });

async function aShop({ isOpen }: { readonly isOpen: boolean }) {
  const shops = new InMemoryShops(new InMemoryApplications());
  const outbox = new RecordedOutbox();
  const shopId = await shops.create(buyer.userId, 'Порт Авто');
  if (isOpen) await shops.open(shopId);
  return { shops, outbox, shopId, closing: new ShopClosingService(new NoDatabase(), shops, outbox) };
}

test('an open shop is closed with who closed it and why; the event tells the other services', async () => {
  const { closing, shops, outbox, shopId } = await aShop({ isOpen: true });
  const view = await closing.close(closed(shopId), anna);
  expect(view.shopStatus).toBe(shopStatuses.offline.code);
  expect(await shops.find(shopId)).toMatchObject({ closedBy: 'anna', closedReason: 'Чужие автомобили' });
  expect(outbox.events).toEqual([
    {
      subject: tenantEvents.shopClosed.subject,
      payload: { ownerUserId: buyer.userId, ...closed(shopId) },
    },
  ]);
});

test('a shop that is not open is not closed, and no event is sent', async () => {
  const { closing, outbox, shopId } = await aShop({ isOpen: false });
  await expect(closing.close(closed(shopId), anna)).rejects.toThrow(tenantErrors.shopNotOpen.key);
  await expect(closing.close(closed('1'), anna)).rejects.toThrow(tenantErrors.shopNotFound.key);
  expect(outbox.events).toEqual([]);
});

test('a closed shop is reopened once, without the traces of its closing', async () => {
  const { closing, shops, outbox, shopId } = await aShop({ isOpen: true });
  await expect(closing.reopen(shopId, anna)).rejects.toThrow(tenantErrors.shopNotClosed.key);
  await closing.close(closed(shopId), anna);
  await closing.reopen(shopId, anna);
  expect(await shops.find(shopId)).toMatchObject({ shopStatus: shopStatuses.open.code, closedReason: null });
  expect(outbox.subjects.at(-1)).toBe(tenantEvents.shopReopened.subject);
});
