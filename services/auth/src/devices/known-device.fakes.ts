import type { EntityManager } from 'typeorm';
import { KnownDeviceRepository } from './known-device.repository.js';

const MOST_DEVICES = 20;

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
    if (deviceKey === undefined) return;
    // The device that was seen last is the last of the set.
    this.known.delete(`${accountId} ${deviceKey}`);
    this.known.add(`${accountId} ${deviceKey}`);
    const own = [...this.known].filter((key) => key.startsWith(`${accountId} `));
    for (const key of own.slice(0, -MOST_DEVICES)) this.known.delete(key);
  }

  override async forget(_: EntityManager, accountId: string): Promise<void> {
    for (const key of this.known) if (key.startsWith(`${accountId} `)) this.known.delete(key);
  }
}
