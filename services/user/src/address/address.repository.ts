// SQL: one statement decides whether the newest address becomes the default; another reads what every checkout needs.
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { NewAddressDto } from '@mall/contracts/user';
import { type EntityManager, Not, type ObjectLiteral, Repository } from 'typeorm';
import { ProfileRow } from '../profile/profile.entity.js';
import { Address } from './address.entity.js';

/** A column of an entity, selected under the name of its table and property. */
interface SelectedColumn {
  readonly sql: string;
  readonly name: string;
  readonly property: string;
}

const selectionOf = ({ metadata }: Repository<ObjectLiteral>, table: string): SelectedColumn[] =>
  metadata.columns.map(({ databaseName, propertyName: property }) => {
    const name = `${table}.${property}`;
    return { sql: `${table}.${databaseName} AS "${name}"`, name, property };
  });

const entityOf = <Entity>(
  columns: readonly SelectedColumn[],
  row: Readonly<Record<string, unknown>>,
): Entity => Object.fromEntries(columns.map(({ name, property }) => [property, row[name]])) as Entity;

/** Every query includes the owner, so an address of another person is not found. */
@Injectable()
export class AddressRepository {
  /** Read at the first call, because a repository in memory has no metadata. */
  private columns: Readonly<Record<'owner' | 'address', readonly SelectedColumn[]>> | undefined;

  constructor(
    @InjectRepository(Address) private readonly addresses: Repository<Address>,
    @InjectRepository(ProfileRow) private readonly owners: Repository<ProfileRow>,
  ) {}

  /** Returns the default address first, then the newest. */
  list(userId: string, tx?: EntityManager): Promise<Address[]> {
    const addresses = tx ? tx.getRepository(Address) : this.addresses;
    return addresses.find({ where: { userId }, order: { isDefault: 'DESC', addrId: 'DESC' } });
  }

  async find(userId: string, addrId: string, tx?: EntityManager): Promise<Address | undefined> {
    const addresses = tx ? tx.getRepository(Address) : this.addresses;
    return (await addresses.findOneBy({ userId, addrId })) ?? undefined;
  }

  async findDefault(userId: string): Promise<Address | undefined> {
    const order = { isDefault: 'DESC', addrId: 'DESC' } as const;
    return (await this.addresses.findOne({ where: { userId }, order })) ?? undefined;
  }

  /**
   * Returns a person with the named address, or their default one; `undefined` for a person without a profile. One
   * statement, because a checkout calls it twice.
   */
  async findWithOwner(
    userId: string,
    addrId?: string,
  ): Promise<{ owner: ProfileRow; address: Address | null } | undefined> {
    this.columns ??= {
      owner: selectionOf(this.owners, 'owner'),
      address: selectionOf(this.addresses, 'address'),
    };
    const { owner, address } = this.columns;
    const [row] = (await this.owners.query(
      `SELECT ${[...owner, ...address].map(({ sql }) => sql).join(', ')} FROM profile AS owner
         LEFT JOIN address ON address.addr_id = (SELECT a.addr_id FROM address AS a
           WHERE a.user_id = owner.user_id AND ($2::bigint IS NULL OR a.addr_id = $2)
           ORDER BY a.is_default DESC, a.addr_id DESC LIMIT 1)
        WHERE owner.user_id = $1`,
      [userId, addrId ?? null],
    )) as Readonly<Record<string, unknown>>[];
    if (!row) return undefined;
    return {
      owner: entityOf<ProfileRow>(owner, row),
      address: row['address.addrId'] === null ? null : entityOf<Address>(address, row),
    };
  }

  /** Serialises changes to one person's addresses, so that two of them cannot both become the default. */
  async lockOwner(userId: string, tx: EntityManager): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.findOne(ProfileRow, { select: { userId: true }, where: { userId }, lock });
  }

  /** Takes the default flag from the addresses of a person, but for one that keeps it. */
  async clearDefault(userId: string, tx: EntityManager, kept = '0'): Promise<void> {
    await tx.update(Address, { userId, isDefault: true, addrId: Not(kept) }, { isDefault: false });
  }

  /** Makes the newest address the default where there is none. */
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
  ): Promise<Address> {
    const { identifiers } = await tx.insert(Address, { userId, isDefault, ...columnsOf(address) });
    const { addrId } = identifiers[0] as Pick<Address, 'addrId'>;
    return tx.findOneByOrFail(Address, { userId, addrId });
  }

  async change(
    userId: string,
    addrId: string,
    address: NewAddressDto,
    isDefault: boolean,
    tx: EntityManager,
  ): Promise<void> {
    const change = { isDefault, ...columnsOf(address), updatedAt: () => 'now()' };
    await tx.update(Address, { userId, addrId }, change);
  }

  async remove(userId: string, addrId: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.delete(Address, { userId, addrId });
    return affected === 1;
  }
}

/** Whether the stored address has the words and the place of a request; the default flag may differ. */
export function hasWordsOf(stored: Address, address: NewAddressDto): boolean {
  return Object.entries(columnsOf(address)).every(([name, value]) => stored[name as keyof Address] === value);
}

/** Returns every column that the request describes; a field that it leaves out becomes null. */
const columnsOf = (address: NewAddressDto) => ({
  consignee: address.consignee.trim(),
  mobile: address.mobile,
  country: address.country,
  provinceId: address.provinceId ?? null,
  province: address.province,
  cityId: address.cityId ?? null,
  city: address.city,
  areaId: address.areaId ?? null,
  area: address.area ?? null,
  addr: address.addr.trim(),
  postCode: address.postCode,
  lng: address.lng ?? null,
  lat: address.lat ?? null,
});
