import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { KnownDeviceRepository } from './known-device.repository.js';

interface Given {
  readonly repository: KnownDeviceRepository;
  readonly tx: EntityManager;
  /** Ids of two accounts that have never signed in. */
  readonly accountIds: readonly [string, string];
}

export const knownDeviceSpecification = new Specification<Given>((arrange) => {
  it('is known to the account that was signed in on it, until all are forgotten', async () => {
    const { repository, tx, accountIds } = await arrange();
    const [account, other] = accountIds;
    for (const key of ['a', 'a', undefined]) await repository.remember(tx, account, key);
    await repository.remember(tx, other, 'b');
    expect(await repository.isKnown(account, 'a')).toBe(true);
    expect(await repository.isKnown(account, 'b')).toBe(false);
    expect(await repository.isKnown(account, undefined)).toBe(false);
    expect(await repository.isKnown(undefined, 'a')).toBe(false);
    await repository.forget(tx, account);
    expect(await repository.isKnown(account, 'a')).toBe(false);
    expect(await repository.isKnown(other, 'b')).toBe(true);
  });

  it('is forgotten when twenty others were seen since', async () => {
    const { repository, tx, accountIds } = await arrange();
    const [account] = accountIds;
    for (let n = 1; n <= 20; n += 1) await repository.remember(tx, account, `device ${n}`);
    // Seen again, so that another one is the oldest.
    await repository.remember(tx, account, 'device 1');
    await repository.remember(tx, account, 'device 21');
    expect(await repository.isKnown(account, 'device 2')).toBe(false);
    for (const n of [1, 3, 21]) expect(await repository.isKnown(account, `device ${n}`)).toBe(true);
  });
});
