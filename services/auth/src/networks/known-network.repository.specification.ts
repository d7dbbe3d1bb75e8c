import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { KnownNetworkRepository } from './known-network.repository.js';

interface Given {
  readonly repository: KnownNetworkRepository;
  readonly tx: EntityManager;
  /** Ids of two accounts that have never signed in. */
  readonly accountIds: readonly [string, string];
}

export const knownNetworkSpecification = new Specification<Given>((arrange) => {
  it('is known to the account that was there: one IPv4 address, or a network of IPv6', async () => {
    const { repository, tx, accountIds } = await arrange();
    const [account, other] = accountIds;
    expect(await repository.isKnown(account, '203.0.113.7')).toBe(false);
    for (const ip of ['203.0.113.7', '203.0.113.7', '2001:db8:1:2::1', undefined])
      await repository.remember(tx, account, ip);
    for (const ip of ['203.0.113.7', '2001:db8:1:2::99'])
      expect(await repository.isKnown(account, ip)).toBe(true);
    for (const ip of ['203.0.113.8', '2001:db8:1:3::1', undefined])
      expect(await repository.isKnown(account, ip)).toBe(false);
    expect(await repository.isKnown(other, '203.0.113.7')).toBe(false);
    expect(await repository.isKnown(undefined, '203.0.113.7')).toBe(false);
  });
});
