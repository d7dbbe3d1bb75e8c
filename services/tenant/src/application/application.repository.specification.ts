import type { ShopApplicationDto } from '@mall/contracts/tenant';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { ApplicationRepository, Decision } from './application.repository.js';

interface Given {
  /** Repository without applications for the two shops, of buyer 7 and buyer 8. */
  readonly repository: ApplicationRepository;
  readonly tx: EntityManager;
  readonly shopIds: readonly [string, string];
}

const asked: ShopApplicationDto = {
  ...{ shopName: 'Порт Авто', businessLicense: '/l', identityCardFront: '/f', identityCardLater: '/b' },
  ...{ contactName: 'Ван Ли', mobile: '13800138000', uscc: '91350100M000100Y43' },
};
const rejected: Decision = {
  status: -1,
  reasons: [{ document: 'businessLicense', code: 'unreadable' }],
  reviewerId: '50',
  reviewerName: 'anna',
};

export const applicationSpecification = new Specification<Given>((arrange) => {
  it('waits as it was sent', async () => {
    const { repository, tx, shopIds } = await arrange();
    const applicationId = await repository.insert(shopIds[0], '7', { ...asked, bankAccount: '1' }, tx);
    const sent = await repository.find(applicationId);
    expect(sent).toMatchObject({
      ...{ applicationId, shopId: shopIds[0], ownerUserId: '7', attempt: 1, status: 0, reasons: [] },
      ...{ ...asked, bankAccount: '1', intro: null, shopLogo: null, exportLicenceNo: null },
      ...{ reviewedById: null, reviewedAt: null, submittedAt: expect.any(Date) as Date },
    });
    expect(await repository.latest(shopIds[0])).toEqual(sent);
    expect(await repository.find('999')).toBeUndefined();
    expect(await repository.latest(shopIds[1], tx)).toBeUndefined();
  });

  it('is decided once, and the next attempt has the next number', async () => {
    const { repository, tx, shopIds } = await arrange();
    const first = await repository.insert(shopIds[0], '7', asked, tx);
    await repository.insert(shopIds[1], '8', asked, tx);
    await repository.decide(first, rejected, tx);
    await repository.decide(first, { ...rejected, status: 1, reasons: [], reviewerName: 'boris' }, tx);
    expect(await repository.find(first)).toMatchObject({
      ...{ status: -1, reasons: rejected.reasons, reviewedById: '50', reviewedByName: 'anna' },
      reviewedAt: expect.any(Date) as Date,
    });
    expect(await repository.latest(shopIds[1])).toMatchObject({ attempt: 1, status: 0 });
    const second = await repository.insert(shopIds[0], '7', asked, tx);
    expect(await repository.latest(shopIds[0])).toMatchObject({
      applicationId: second,
      attempt: 2,
      status: 0,
    });
  });

  it('is one at a time for each shop', async () => {
    const { repository, tx, shopIds } = await arrange();
    const first = await repository.insert(shopIds[0], '7', asked, tx);
    await expect(repository.insert(shopIds[0], '7', asked, tx)).rejects.toMatchObject({ code: '23505' });
    expect((await repository.latest(shopIds[0]))?.applicationId).toBe(first);
  });
});
