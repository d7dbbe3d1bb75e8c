import type { ShopApplicationDto } from '@mall/contracts/tenant';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { ShopRepository } from './shop.repository.js';

interface Given {
  /** Repository without shops. */
  readonly repository: ShopRepository;
  readonly tx: EntityManager;
  /** Stores a waiting application for a shop. */
  readonly apply: (shopId: string) => Promise<void>;
}

const described: ShopApplicationDto = {
  ...{ shopName: 'Порт Авто', businessLicense: '', identityCardFront: '', identityCardLater: '' },
  ...{ contactName: 'Ван Ли', mobile: '13800138000', uscc: '91350100M000100Y43' },
};
const inAll = (text: string) => ({ ru: text, zh: text, en: text });

export const shopSpecification = new Specification<Given>((arrange) => {
  it('is created closed, and found by its id and its owner', async () => {
    const { repository, tx } = await arrange();
    const shopId = await repository.create('7', 'Порт', tx);
    const shop = await repository.find(shopId);
    expect(shop).toMatchObject({
      ...{ shopId, ownerUserId: '7', shopName: 'Порт', shopNames: inAll('Порт'), intros: inAll('') },
      ...{ shopStatus: -1, type: 2, uscc: null, openedAt: null, closedAt: null, reviewStatus: null },
    });
    expect(await repository.ofOwner('7', tx)).toEqual(shop);
    expect(await repository.find('999', tx)).toBeUndefined();
    expect(await repository.ofOwner('8')).toBeUndefined();
  });

  it('has the state of its latest application', async () => {
    const { repository, tx, apply } = await arrange();
    const shopId = await repository.create('7', 'Порт', tx);
    await apply(shopId);
    expect(await repository.find(shopId)).toMatchObject({ reviewStatus: 0 });
  });

  it('is unique for each owner and name', async () => {
    const { repository, tx } = await arrange();
    const shopId = await repository.create('7', 'Порт', tx);
    await expect(repository.create('7', 'Другой', tx)).rejects.toMatchObject({ code: '23505' });
    await expect(repository.create('8', 'ПОРТ', tx)).rejects.toMatchObject({ code: '23505' });
    const other = await repository.create('8', 'Другой', tx);
    await expect(repository.describe(other, { ...described, shopName: 'порт' }, tx)).rejects.toMatchObject({
      code: '23505',
    });
    expect((await repository.ofOwner('7'))?.shopId).toBe(shopId);
    expect((await repository.find(other))?.shopName).toBe('Другой');
  });

  it('is described as in its application, and loses what that leaves out', async () => {
    const { repository, tx } = await arrange();
    const shopId = await repository.create('7', 'Порт', tx);
    const pictures = { shopLogo: '/logo.webp', mobileBackgroundPic: '/back.webp' };
    await repository.describe(shopId, { ...described, ...pictures, intro: 'О нас' }, tx);
    const { shopName, contactName, mobile, uscc } = described;
    const now = { shopName, shopNames: inAll('Порт Авто'), contactName, mobile, uscc };
    expect(await repository.find(shopId)).toMatchObject({ ...now, ...pictures, intros: inAll('О нас') });
    await repository.describe(shopId, described, tx);
    const gone = { shopLogo: null, mobileBackgroundPic: null, intros: inAll('') };
    expect(await repository.find(shopId)).toMatchObject({ ...now, ...gone, shopStatus: -1 });
  });

  it('is opened, closed with a reason, and opened again', async () => {
    const { repository, tx } = await arrange();
    const shopId = await repository.create('7', 'Порт', tx);
    const other = await repository.create('8', 'Другой', tx);
    await tx.transaction((inner) => repository.lock(shopId, inner));
    await repository.open(shopId, tx);
    const opened = (await repository.find(shopId))!;
    expect(opened).toMatchObject({ shopStatus: 1, openedAt: expect.any(Date) as Date, closedAt: null });
    await repository.close(shopId, { reason: 'обман', closedBy: 'anna' }, tx);
    expect(await repository.find(shopId)).toMatchObject({
      ...{ shopStatus: 2, closedReason: 'обман', closedBy: 'anna', closedAt: expect.any(Date) as Date },
    });
    await repository.reopen(shopId, tx);
    expect(await repository.find(shopId)).toEqual(opened);
    expect(await repository.find(other)).toMatchObject({ shopStatus: -1, closedAt: null });
  });

  it('has a registration code of its own among shops that were ever open', async () => {
    const { repository, tx } = await arrange();
    const first = await repository.create('7', 'Порт', tx);
    const second = await repository.create('8', 'Другой', tx);
    await repository.describe(first, described, tx);
    await repository.describe(second, { ...described, shopName: 'Другой' }, tx);
    await repository.open(first, tx);
    const taken = { code: '23505', constraint: 'shop_uscc_once' };
    await expect(repository.open(second, tx)).rejects.toMatchObject(taken);
    await repository.close(first, { reason: 'обман', closedBy: 'anna' }, tx);
    await expect(repository.open(second, tx)).rejects.toMatchObject(taken);
    expect(await repository.find(second)).toMatchObject({ shopStatus: -1, openedAt: null });
  });
});
