import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { ConsentRepository, NewConsent } from './consent.repository.js';

interface Given {
  /** Repository without consents. */
  readonly repository: ConsentRepository;
  readonly tx: EntityManager;
}

const origin = { ip: '203.0.113.7', device: 'Firefox' };
const toPrivacy: NewConsent = {
  ...{ userId: '7', purpose: 'account', textCode: 'privacy', version: 2, language: 'ru' },
  ...origin,
};

export const consentSpecification = new Specification<Given>((arrange) => {
  it('keeps which text was shown, when, and from where', async () => {
    const { repository, tx } = await arrange();
    const givenAt = new Date('2026-11-21T12:00:00Z');
    await repository.add({ ...toPrivacy, givenAt }, tx);
    await repository.add({ ...toPrivacy, userId: '8', ip: null, device: null }, tx);
    expect(await repository.of('7')).toEqual([
      { ...toPrivacy, consentId: expect.any(String) as string, givenAt, withdrawnAt: null },
    ]);
    expect(await repository.of('8', tx)).toMatchObject([{ ip: null, device: null }]);
  });

  it('keeps one live consent to a text in a language for a purpose, the last one first', async () => {
    const { repository, tx } = await arrange();
    const others: Partial<NewConsent>[] = [{ version: 3 }, { language: 'zh' }, { purpose: 'marketing' }];
    for (const other of [{}, {}, ...others, {}]) await repository.add({ ...toPrivacy, ...other }, tx);
    const stored = await repository.of('7');
    expect(stored.map(({ purpose, version, language }) => [purpose, version, language])).toEqual([
      ['marketing', 2, 'ru'],
      ['account', 2, 'zh'],
      ['account', 3, 'ru'],
      ['account', 2, 'ru'],
    ]);
  });

  it('withdraws all consents of one purpose once, and takes a new one afterwards', async () => {
    const { repository, tx } = await arrange();
    for (const version of [2, 3]) await repository.add({ ...toPrivacy, version }, tx);
    await repository.add({ ...toPrivacy, purpose: 'marketing' }, tx);
    await repository.add({ ...toPrivacy, userId: '8' }, tx);
    expect(await repository.withdraw('7', 'account', origin, tx)).toBe(2);
    expect(await repository.withdraw('7', 'account', origin, tx)).toBe(0);
    const live = async (userId: string) =>
      (await repository.of(userId)).filter(({ withdrawnAt }) => withdrawnAt === null);
    expect(await live('7')).toMatchObject([{ purpose: 'marketing' }]);
    expect(await live('8')).toHaveLength(1);
    await repository.add(toPrivacy, tx);
    expect(await live('7')).toMatchObject([{ purpose: 'account' }, { purpose: 'marketing' }]);
  });
});
