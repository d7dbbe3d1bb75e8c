import { tenantErrors, tenantEvents, type ShopApplicationDto } from '@mall/contracts/tenant';
import { anna, buyer, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryApplications, InMemoryShops } from './application.fakes.js';
import { ApplicationService } from './application.service.js';
import { ReviewService } from './review.service.js';

const request = (over: Partial<ShopApplicationDto> = {}): ShopApplicationDto => ({
  shopName: ' Порт Авто ',
  businessLicense: '/api/files/f/1',
  identityCardFront: '/api/files/f/2',
  identityCardLater: '/api/files/f/3',
  contactName: 'Ван Ли',
  mobile: '13800138000',
  uscc: '91350100M000100Y43',
  ...over,
});

function aTenant() {
  const applications = new InMemoryApplications();
  const shops = new InMemoryShops(applications);
  const [database, outbox] = [new NoDatabase(), new RecordedOutbox()];
  const claimed: string[] = [];
  type Files = ConstructorParameters<typeof ApplicationService>[4];
  const files: Partial<Files> = { attach: async ({ fileIds }) => void claimed.push(...fileIds) };
  const service = new ApplicationService(database, shops, applications, outbox, files as Files);
  const reviews = new ReviewService(database, shops, applications, outbox);
  return { service, reviews, outbox, claimed, applications };
}

const reasons = [{ document: 'businessLicense', code: 'unreadable' } as const];
const subjects = (outbox: RecordedOutbox) => outbox.events.map(({ subject }) => subject);

describe('an application', () => {
  it('waits for its review, claims its private documents, and cannot be sent twice', async () => {
    const { service, claimed, outbox } = aTenant();
    const shop = await service.apply(buyer, request());
    expect(shop).toMatchObject({
      shopName: 'Порт Авто',
      canEdit: false,
      application: { status: 0, attempt: 1 },
    });
    expect(claimed).toEqual(['1', '2', '3']);
    await expect(service.apply(buyer, request())).rejects.toThrow(tenantErrors.reviewPending.key);
    expect(subjects(outbox)).toEqual([tenantEvents.applicationSubmitted.subject]);
  });

  it.each([
    ['a wrong registration code', { uscc: '91350100M000100Y44' }, tenantErrors.usccInvalid],
    ['a public document', { businessLicense: '/api/files/p/a.webp' }, tenantErrors.papersNotPrivate],
  ])('is refused for %s', async (_, over, refusal) => {
    const { service, applications } = aTenant();
    await expect(service.apply(buyer, request(over))).rejects.toThrow(refusal.key);
    expect(applications.stored).toEqual([]);
  });

  it('is corrected only by somebody who has sent one', async () => {
    const { service } = aTenant();
    await expect(service.correct(buyer, request())).rejects.toThrow(tenantErrors.applicationNotFound.key);
  });
});

describe('a review', () => {
  it('rejects with reasons; the corrected application is a new attempt', async () => {
    const { service, reviews } = aTenant();
    const { shopId } = await service.apply(buyer, request());
    const unexplained = reviews.audit(anna, { shopId, result: -1 });
    await expect(unexplained).rejects.toThrow(tenantErrors.reasonsNeeded.key);
    await reviews.audit(anna, { shopId, result: -1, reasons });
    expect(await service.mine(buyer)).toMatchObject({ canEdit: true, shopStatus: -1 });
    expect(await service.correct(buyer, request())).toMatchObject({ application: { attempt: 2, status: 0 } });
  });

  it('opens no second shop with the same credit code, and says so', async () => {
    const { service, reviews } = aTenant();
    const { shopId } = await service.apply(buyer, request());
    await reviews.audit(anna, { shopId, result: 1 });
    const rival = { ...buyer, userId: '8' };
    const second = await service.apply(rival, request({ shopName: 'Порт Авто 2' }));
    const verdict = reviews.audit(anna, { shopId: second.shopId, result: 1 });
    await expect(verdict).rejects.toThrow(tenantErrors.usccTaken());
  });

  it('opens the shop by approving, once', async () => {
    const { service, reviews, outbox } = aTenant();
    const { shopId } = await service.apply(buyer, request());
    await expect(service.headInfo(buyer, shopId)).rejects.toThrow(tenantErrors.shopNotFound.key);
    await reviews.audit(anna, { shopId, result: 1 });
    expect(await service.headInfo(buyer, shopId)).toMatchObject({ shopStatus: 1 });
    const again = reviews.audit(anna, { shopId, result: -1, reasons });
    await expect(again).rejects.toThrow(tenantErrors.alreadyReviewed.key);
    await expect(service.apply(buyer, request())).rejects.toThrow(tenantErrors.alreadyOpen.key);
    expect(subjects(outbox)).toEqual([
      tenantEvents.applicationSubmitted.subject,
      tenantEvents.shopApproved.subject,
    ]);
  });
});
