import type { EntityManager } from 'typeorm';
import { KnownDeviceRepository } from './known-device.repository.js';

/** Known devices in memory, for unit tests. */
export class InMemoryDevices extends KnownDeviceRepository {
  private readonly known = new Set<string>();

  constructor() {
    super(undefined as never);
  }

  override async isKnown(accountId: string | undefined, deviceKey: string | undefined): Promise<boolean> {
    return deviceKey !== undefined && this.known.has(`${accountId} ${deviceKey}`);
  }

  override async remember(_: EntityManager, accountId: string, deviceKey: string | undefined): Promise<void> {
    if (deviceKey !== undefined) this.known.add(`${accountId} ${deviceKey}`);
  }

  override async forget(_: EntityManager, accountId: string): Promise<void> {
    for (const key of this.known) if (key.startsWith(`${accountId} `)) this.known.delete(key);
  }
}
