import { networkOf } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import { KnownNetworkRepository } from './known-network.repository.js';

/** Known networks in memory, for unit tests. */
export class InMemoryNetworks extends KnownNetworkRepository {
  private readonly known = new Set<string>();

  constructor() {
    super(undefined as never);
  }

  override async isKnown(accountId: string | undefined, ip: string | undefined): Promise<boolean> {
    return ip !== undefined && this.known.has(`${accountId} ${networkOf(ip)}`);
  }

  override async remember(_: EntityManager, accountId: string, ip: string | undefined): Promise<void> {
    if (ip !== undefined) this.known.add(`${accountId} ${networkOf(ip)}`);
  }
}
