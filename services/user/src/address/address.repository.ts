import { Injectable } from '@nestjs/common';
import type { NewAddressDto } from '@mall/contracts/user';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProfileRow } from '../profile/profile.repository.js';

export interface AddressRow {
  readonly addr_id: string;
  readonly user_id: string;
  readonly consignee: string;
  readonly mobile: string;
  readonly is_default: boolean;
  readonly country: string;
  readonly province_id: string | null;
  readonly province: string;
  readonly city_id: string | null;
  readonly city: string;
  readonly area_id: string | null;
  readonly area: string | null;
  readonly addr: string;
  readonly post_code: string;
  readonly lng: number | null;
  readonly lat: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = `consignee, mobile, country, province_id, province, city_id, city, area_id, area, addr, post_code, lng, lat`;

const ALL_COLUMNS: readonly string[] = [
  ...COLUMNS.split(', '),
  'addr_id',
  'user_id',
  'is_default',
  'created_at',
  'updated_at',
];

/** Beside the columns of another table. */
const ADDRESS_IN_ROW = ALL_COLUMNS.map((column) => `a.${column} AS address_${column}`).join(', ');

/** Every query names the owner: an address of somebody else is an address that does not exist. */
@Injectable()
export class AddressRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(userId: string): Promise<AddressRow[]> {
    return this.dataSource.query(
      'SELECT * FROM address WHERE user_id = $1 ORDER BY is_default DESC, addr_id DESC',
      [userId],
    );
  }

  async find(
    userId: string,
    addrId: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<AddressRow | undefined> {
    const rows = (await tx.query('SELECT * FROM address WHERE user_id = $1 AND addr_id = $2', [
      userId,
      addrId,
    ])) as AddressRow[];
    return rows[0];
  }

  async findDefault(userId: string): Promise<AddressRow | undefined> {
    const rows = (await this.dataSource.query(
      'SELECT * FROM address WHERE user_id = $1 ORDER BY is_default DESC, addr_id DESC LIMIT 1',
      [userId],
    )) as AddressRow[];
    return rows[0];
  }

  /** A person with the named address, or their default one; `undefined` for whoever has no profile yet. */
  async findWithOwner(
    userId: string,
    addrId?: string,
  ): Promise<{ owner: ProfileRow; address: AddressRow | null } | undefined> {
    const [row] = (await this.dataSource.query(
      `SELECT p.*, ${ADDRESS_IN_ROW}
         FROM profile p LEFT JOIN LATERAL (
           SELECT * FROM address WHERE user_id = p.user_id AND ($2::bigint IS NULL OR addr_id = $2)
            ORDER BY is_default DESC, addr_id DESC LIMIT 1
         ) a ON true
        WHERE p.user_id = $1`,
      [userId, addrId ?? null],
    )) as (ProfileRow & Record<string, unknown>)[];
    if (!row) return undefined;
    const address = Object.fromEntries(ALL_COLUMNS.map((column) => [column, row[`address_${column}`]]));
    return { owner: row, address: row['address_addr_id'] ? (address as unknown as AddressRow) : null };
  }

  /** Changes to one person's addresses queue behind their profile row, so that two cannot both be the default. */
  async lockOwner(userId: string, tx: EntityManager): Promise<void> {
    await tx.query('SELECT 1 FROM profile WHERE user_id = $1 FOR UPDATE', [userId]);
  }

  async count(userId: string, tx: EntityManager): Promise<number> {
    const [row] = (await tx.query('SELECT count(*)::int AS n FROM address WHERE user_id = $1', [userId])) as {
      n: number;
    }[];
    return row!.n;
  }

  async clearDefault(userId: string, tx: EntityManager): Promise<void> {
    await tx.query('UPDATE address SET is_default = false WHERE user_id = $1 AND is_default', [userId]);
  }

  async makeNewestDefault(userId: string, tx: EntityManager): Promise<void> {
    await tx.query(
      `UPDATE address SET is_default = true
        WHERE addr_id = (SELECT max(addr_id) FROM address WHERE user_id = $1)
          AND NOT EXISTS (SELECT 1 FROM address WHERE user_id = $1 AND is_default)`,
      [userId],
    );
  }

  async insert(
    userId: string,
    address: NewAddressDto,
    isDefault: boolean,
    tx: EntityManager,
  ): Promise<AddressRow> {
    const [row] = (await tx.query(
      `INSERT INTO address (user_id, is_default, ${COLUMNS})
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING *`,
      [userId, isDefault, ...values(address)],
    )) as AddressRow[];
    return row!;
  }

  async change(
    userId: string,
    addrId: string,
    address: NewAddressDto,
    isDefault: boolean,
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(
      `UPDATE address SET (is_default, ${COLUMNS}, updated_at)
         = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, now())
        WHERE user_id = $1 AND addr_id = $2`,
      [userId, addrId, isDefault, ...values(address)],
    );
  }

  async remove(userId: string, addrId: string, tx: EntityManager): Promise<boolean> {
    const [, removed] = (await tx.query('DELETE FROM address WHERE user_id = $1 AND addr_id = $2', [
      userId,
      addrId,
    ])) as [unknown, number];
    return removed > 0;
  }
}

function values(address: NewAddressDto): unknown[] {
  const { consignee, mobile, country, provinceId, province, cityId, city, areaId, area } = address;
  const { addr, postCode, lng, lat } = address;
  const place = [country, provinceId, province, cityId, city, areaId, area];
  return [consignee.trim(), mobile, ...place, addr.trim(), postCode, lng, lat].map((value) => value ?? null);
}
