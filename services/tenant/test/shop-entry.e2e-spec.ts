import { headers } from '@nats-io/transport-node';
import { platformErrors } from '@mall/contracts/define';
import { fileErrors } from '@mall/contracts/file';
import {
  shopReviewApi,
  tenantApi,
  tenantErrors,
  tenantEvents,
  usccCheckSign,
  type ShopApplicationDto,
} from '@mall/contracts/tenant';
import { STATUS_HEADER, toWireError } from '@mall/messaging/calls';
import {
  aBuyer,
  anId,
  aService,
  aStaffMember,
  aVisitor,
  refusal,
  startMall,
  type TestMall,
  until,
} from '@mall/testing';

let mall: TestMall;
const reviewer = aStaffMember(['shop_review']);

/** Returns a credit code that no other shop has. */
function aCreditCode(): string {
  const company = `9135010${anId().slice(-10)}`;
  return company + usccCheckSign(company);
}

const anApplication = (traits: Partial<ShopApplicationDto> = {}): ShopApplicationDto => ({
  shopName: `Порт Авто ${anId()}`,
  intro: 'Автомобили из Харбина',
  businessLicense: '/api/files/f/1001',
  identityCardFront: '/api/files/f/1002',
  identityCardLater: '/api/files/f/1003',
  contactName: 'Ван Ли',
  mobile: '13800138000',
  uscc: aCreditCode(),
  ...traits,
});

beforeAll(async () => {
  mall = await startMall(['tenant']);
  // Replaces the file service: uploads whose id begins with 9 belong to somebody else.
  const { connection } = await mall.nats();
  const failed = headers();
  failed.set(STATUS_HEADER, 'error');
  connection.subscribe('op.file.attach', {
    callback: (_, message) => {
      const { fileIds } = message.json<{ fileIds: string[] }>();
      if (fileIds.some((id) => id.startsWith('9')))
        message.respond(JSON.stringify(toWireError(fileErrors.fileGone())), { headers: failed });
      else message.respond('null');
    },
  });
  await connection.flush();
});

const shops = (who = aBuyer()) => mall.callAs(who)(tenantApi);
const reviews = () => mall.callAs(reviewer)(shopReviewApi);
const eventsOf = async (shopId: string): Promise<string[]> =>
  (
    await mall.query<{ subject: string }>(
      'tenant',
      'SELECT subject FROM outbox WHERE aggregate_id = $1 ORDER BY seq',
      [shopId],
    )
  ).map(({ subject }) => subject);

it('notifies reviewers once of an application that has waited for more than a day', async () => {
  const [late, fresh] = [await shops().apply(anApplication()), await shops().apply(anApplication())];
  await mall.query(
    'tenant',
    `UPDATE shop_application SET submitted_at = now() - interval '25 hours' WHERE shop_id = $1`,
    [late.shopId],
  );
  const { applicationSubmitted, reviewLate } = tenantEvents;
  await until(async () => ((await eventsOf(late.shopId)).length > 1 ? true : undefined), {
    what: 'the reviewers are told',
    timeoutMs: 20_000,
  });
  expect(await eventsOf(late.shopId)).toEqual([applicationSubmitted.subject, reviewLate.subject]);
  expect(await eventsOf(fresh.shopId)).toEqual([applicationSubmitted.subject]);
});

it('opens a shop that was rejected once and corrected, and keeps every attempt', async () => {
  const owner = aBuyer();
  const first = await shops(owner).apply(anApplication());
  expect(first).toMatchObject({ shopStatus: -1, canEdit: false, application: { status: 0, attempt: 1 } });
  const { shopId } = first;
  expect(await refusal(shops(owner).correct(anApplication()))).toBe(tenantErrors.reviewPending.key);
  expect(await refusal(shops(aVisitor()).headInfo({ shopId }))).toBe(tenantErrors.shopNotFound.key);

  expect(await refusal(reviews().audit({ shopId, result: -1 }))).toBe(tenantErrors.reasonsNeeded.key);
  const reasons = [{ document: 'businessLicense', code: 'unreadable' } as const];
  await reviews().audit({ shopId, result: -1, reasons });
  const rejected = await shops(owner).mine({});
  expect(rejected).toMatchObject({ canEdit: true, application: { status: -1, reviewedBy: null } });
  expect(rejected.application?.reasons[0]?.text).toBe('Изображение нечёткое или обрезано');

  const corrected = await shops(owner).correct(anApplication({ shopName: first.shopName }));
  expect(corrected.application).toMatchObject({ attempt: 2, status: 0 });
  await reviews().audit({ shopId, result: 1 });
  expect(await shops(aVisitor()).headInfo({ shopId })).toMatchObject({
    shopName: first.shopName,
    shopStatus: 1,
  });
  expect(await refusal(reviews().audit({ shopId, result: 1 }))).toBe(tenantErrors.alreadyReviewed.key);
  expect(await refusal(shops(owner).apply(anApplication()))).toBe(tenantErrors.alreadyOpen.key);
  expect((await reviews().applications({ current: 1, size: 10, shopId })).total).toBe(2);
  expect(await eventsOf(shopId)).toEqual([
    tenantEvents.applicationSubmitted.subject,
    tenantEvents.shopRejected.subject,
    tenantEvents.applicationSubmitted.subject,
    tenantEvents.shopApproved.subject,
  ]);
});

it('finds applications and shops by name, contact, credit code and phone', async () => {
  const application = anApplication({ contactName: '张学友', mobile: '13912345670' });
  const { shopId } = await shops().apply(application);
  const words = [application.shopName.slice(2), '学友', application.uscc.slice(4), '139 1234 5670'];
  for (const keyWord of words) {
    const found = await reviews().applications({ current: 1, size: 10, keyWord });
    expect(found.records.map((one) => one.shopId)).toContain(shopId);
  }
  await reviews().audit({ shopId, result: 1 });
  for (const keyWord of words)
    expect((await reviews().shops({ current: 1, size: 10, keyWord })).records).toMatchObject([{ shopId }]);
  expect((await reviews().shops({ current: 1, size: 10, keyWord: '%' })).total).toBe(0);
});

it('makes one application of many requests, and one verdict of many', async () => {
  const owner = aBuyer();
  const application = anApplication();
  const presses = await Promise.all(
    Array.from({ length: 10 }, () => refusal(shops(owner).apply(application))),
  );
  expect(presses.filter((key) => key === 'nothing was thrown')).toHaveLength(1);
  expect(presses.filter((key) => key === tenantErrors.reviewPending.key)).toHaveLength(9);
  const { shopId } = await shops(owner).mine({});
  const verdicts = await Promise.all(
    Array.from({ length: 10 }, () => refusal(reviews().audit({ shopId, result: 1 }))),
  );
  expect(verdicts.filter((key) => key === 'nothing was thrown')).toHaveLength(1);
  expect(await eventsOf(shopId)).toHaveLength(2);
});

it('refuses a taken name, a wrong code, and papers that are public or somebody else’s', async () => {
  const { shopName } = await shops().apply(anApplication());
  expect(await shops(aVisitor()).checkShopName({ shopName: shopName.toUpperCase() })).toBe(false);
  expect(await shops(aVisitor()).checkShopName({ shopName: `${shopName} 2` })).toBe(true);
  const attempt = (traits: Partial<ShopApplicationDto>) => refusal(shops().apply(anApplication(traits)));
  expect(await attempt({ shopName: shopName.toLowerCase() })).toBe(tenantErrors.shopNameTaken.key);
  expect(await attempt({ uscc: '91350100M000100Y44' })).toBe(tenantErrors.usccInvalid.key);
  expect(await attempt({ uscc: '123' })).toBe(platformErrors.invalidInput.key);
  expect(await attempt({ businessLicense: '/api/files/p/2026/11/21/a.webp' })).toBe(
    tenantErrors.papersNotPrivate.key,
  );
  expect(await attempt({ identityCardFront: '/api/files/f/9002' })).toBe(fileErrors.fileGone.key);
  expect(await attempt({ businessLicense: 'https://elsewhere.example/a.png' })).toBe(
    platformErrors.invalidInput.key,
  );
});

it('opens one shop for a credit code, even when two are approved at once', async () => {
  const uscc = aCreditCode();
  const applied = await Promise.all(Array.from({ length: 6 }, () => shops().apply(anApplication({ uscc }))));
  const verdicts = await Promise.all(
    applied.map(({ shopId }) => refusal(reviews().audit({ shopId, result: 1 }))),
  );
  expect(verdicts.filter((key) => key === 'nothing was thrown')).toHaveLength(1);
  expect(verdicts.filter((key) => key === tenantErrors.usccTaken.key)).toHaveLength(5);
  const open = await mall.query('tenant', 'SELECT FROM shop WHERE uscc = $1 AND shop_status = 1', [uscc]);
  expect(open).toHaveLength(1);
  // The refused application still waits: staff reject it with a reason.
  const refused = applied.find((_, index) => verdicts[index] === tenantErrors.usccTaken.key)!;
  const reasons = [{ document: 'uscc', code: 'mismatch' } as const];
  await reviews().audit({ shopId: refused.shopId, result: -1, reasons });
});

it('lets nobody but reviewers see papers or decide', async () => {
  const owner = aBuyer();
  const { shopId } = await shops(owner).apply(anApplication());
  for (const caller of [owner, aBuyer(), aStaffMember(['order_view']), aVisitor()]) {
    const theirs = mall.callAs(caller)(shopReviewApi);
    const wanted = caller.kind === 'anonymous' ? platformErrors.signInNeeded : platformErrors.forbidden;
    expect(await refusal(theirs.audit({ shopId, result: 1 }))).toBe(wanted.key);
    expect(await refusal(theirs.applications({ current: 1, size: 10 }))).toBe(wanted.key);
  }
  expect(await refusal(shops(aBuyer()).mine({}))).toBe(tenantErrors.applicationNotFound.key);
});

it('imports a shop once per key, with its names in three languages', async () => {
  const importing = mall.callAs(aService('demo'))(tenantApi);
  const request = {
    shopKey: `demo-${anId()}`,
    ownerUserId: anId(),
    shopName: `Уссури Авто ${anId()}`,
    shopNames: { ru: 'Уссури Авто', zh: '乌苏里汽车', en: 'Ussuri Auto' },
    type: 1,
  };
  const shopId = await importing.importShop(request);
  expect(await importing.importShop(request)).toBe(shopId);
  expect(await eventsOf(shopId)).toEqual([tenantEvents.shopApproved.subject]);
  expect(await shops(aVisitor({ locale: 'zh' })).headInfo({ shopId })).toMatchObject({
    shopName: '乌苏里汽车',
  });
  expect(await importing.cardsOf({ shopIds: [shopId, '999999999'] })).toHaveLength(1);
});
