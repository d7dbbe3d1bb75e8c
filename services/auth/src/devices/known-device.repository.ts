// SQL: devices are remembered and expire by the database's clock, and are inserted or renewed in one statement.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';

/** Days for which a device counts as known after its last sign-in or renewal. */
const KNOWN_DAYS = 60;
/** Maximum devices of one account; a client without cookies is a new device with each sign-in. */
const MOST_DEVICES = 20;

const isKnownShape = rowShape({ isKnown: column.boolean });

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
    const [row] = await queryRows(
      this.dataSource,
      isKnownShape,
      `SELECT EXISTS (SELECT FROM known_device WHERE account_id = $1 AND device_key = $2
                         AND seen_at > now() - make_interval(days => $3)) AS "isKnown"`,
      [accountId ?? '0', deviceKey, KNOWN_DAYS],
    );
    return row!.isKnown;
  }

  /** Remembers a device, and forgets all except the twenty devices of the account that were seen last. */
  async remember(tx: EntityManager, accountId: string, deviceKey: string | undefined): Promise<void> {
    if (deviceKey === undefined) return;
    await tx.query(
      `INSERT INTO known_device (account_id, device_key) VALUES ($1, $2)
       ON CONFLICT (account_id, device_key) DO UPDATE SET seen_at = now()`,
      [accountId, deviceKey],
    );
    await tx.query(
      `DELETE FROM known_device WHERE account_id = $1 AND device_key IN
         (SELECT device_key FROM known_device WHERE account_id = $1 ORDER BY seen_at DESC OFFSET $2)`,
      [accountId, MOST_DEVICES],
    );
  }

  /** Forgets all devices of an account; each is remembered again when its session is renewed. */
  async forget(tx: EntityManager, accountId: string): Promise<void> {
    await tx.query(`DELETE FROM known_device WHERE account_id = $1`, [accountId]);
  }
}
