import { Injectable } from '@nestjs/common';
import { ago, now, rowOf, run } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

/** Days for which a device counts as known after its last sign-in or renewal. */
const KNOWN_DAYS = 60;
/** Maximum devices of one account; a client without cookies is a new device with each sign-in. */
const MOST_DEVICES = 20;

/**
 * Browsers in which sessions of an account were opened or renewed within the last 60 days, by the hash of their device
 * cookie (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
@Injectable()
export class KnownDeviceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the device is known. Takes as long for no account as for one. */
  async isKnown(accountId: string | undefined, deviceKey: string | undefined): Promise<boolean> {
    if (deviceKey === undefined) return false;
    const known = db
      .selectFrom('known_device')
      .select('device_key')
      .where('account_id', '=', accountId ?? '0')
      .where('device_key', '=', deviceKey)
      .where('seen_at', '>', ago(KNOWN_DAYS, 'days'));
    return (await rowOf(this.dataSource, known)) !== undefined;
  }

  /** Remembers a device, and forgets all except the twenty devices of the account that were seen last. */
  async remember(tx: EntityManager, accountId: string, deviceKey: string | undefined): Promise<void> {
    if (deviceKey === undefined) return;
    const seen = db
      .insertInto('known_device')
      .values({ account_id: accountId, device_key: deviceKey })
      .onConflict((known) => known.columns(['account_id', 'device_key']).doUpdateSet({ seen_at: now }));
    await run(tx, seen);
    const older = db
      .selectFrom('known_device')
      .select('device_key')
      .where('account_id', '=', accountId)
      .orderBy('seen_at', 'desc')
      .offset(MOST_DEVICES);
    await run(tx, forgotten(accountId).where('device_key', 'in', older));
  }

  /** Forgets all devices of an account; each is remembered again when its session is renewed. */
  async forget(tx: EntityManager, accountId: string): Promise<void> {
    await run(tx, forgotten(accountId));
  }
}

const forgotten = (accountId: string) => db.deleteFrom('known_device').where('account_id', '=', accountId);
