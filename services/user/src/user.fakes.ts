import type { EntityManager } from 'typeorm';
import { randomBytes } from 'node:crypto';
import type { Caller } from '@mall/contracts/define';
import type { NewAddressDto } from '@mall/contracts/user';
import { NoDatabase } from '@mall/persistence/fakes';
import { Address } from './address/address.entity.js';
import { AddressRepository } from './address/address.repository.js';
import { missingFields } from './profile/profile-completeness.js';
import { aesKey, PassportVault } from './profile/passport-vault.js';
import { ProfileRow } from './profile/profile.entity.js';
import type { Profile } from './profile/profile.js';
import { ProfileRepository, type NewProfile } from './profile/profile.repository.js';

export const buyer: Caller = {
  kind: 'buyer',
  userId: '7',
  username: 'petr',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
};

/** Profiles in memory. */
export class InMemoryProfiles extends ProfileRepository {
  private readonly stored = new Map<string, Profile>();

  constructor() {
    super(new NoDatabase().getRepository(ProfileRow), new PassportVault(aesKey(randomBytes(32))));
  }

  override async open(opened: NewProfile): Promise<void> {
    const { userId, userName = null, nickName, pic, mobile, invitationCode } = opened;
    const known = this.stored.get(userId);
    if (known) return void this.stored.set(userId, completed(known, opened));
    this.stored.set(userId, {
      userId,
      userName,
      nickName: nickName ?? userName ?? `U${userId}`,
      pic: pic ?? null,
      status: 1,
      mobile: mobile ?? null,
      email: null,
      surname: null,
      name: null,
      patronymic: null,
      surnameEn: null,
      nameEn: null,
      patronymicEn: null,
      nationality: null,
      invitationCode: invitationCode ?? null,
      missing: missingFields({}),
      passportWithdrawnAt: null,
      createdAt: new Date('2026-11-21T12:00:00Z'),
      passport: {},
    });
  }

  override async find(userId: string): Promise<Profile | undefined> {
    return this.stored.get(userId);
  }

  override async findForUpdate(userId: string): Promise<Profile | undefined> {
    return this.stored.get(userId);
  }

  override async forgetAccount(userId: string): Promise<void> {
    const known = this.stored.get(userId);
    if (known) this.stored.set(userId, { ...known, userName: null, mobile: null });
  }

  override async notePassportWithdrawn(userId: string): Promise<void> {
    const known = this.stored.get(userId);
    if (known) this.stored.set(userId, { ...known, passportWithdrawnAt: new Date('2026-11-21T12:00:00Z') });
  }

  override async withdrawnPassports(most: number): Promise<string[]> {
    const withdrawn = [...this.stored.values()].filter(({ passportWithdrawnAt }) => passportWithdrawnAt);
    return withdrawn.map(({ userId }) => userId).slice(0, most);
  }

  override async save(profile: Profile): Promise<void> {
    const known = this.stored.get(profile.userId);
    if (!known) return;
    const { userName, mobile, status, createdAt } = known;
    this.stored.set(profile.userId, { ...profile, userName, mobile, status, createdAt });
  }
}

/** Returns a profile with its missing fields filled. */
function completed(known: Profile, { userName, nickName, pic, mobile, invitationCode }: NewProfile): Profile {
  const isStandIn = known.nickName === known.userName || known.nickName === `U${known.userId}`;
  return {
    ...known,
    userName: known.userName ?? userName ?? null,
    mobile: known.mobile ?? mobile ?? null,
    pic: known.pic ?? pic ?? null,
    invitationCode: known.invitationCode ?? invitationCode ?? null,
    nickName: (isStandIn && nickName) || known.nickName,
  };
}

/** Addresses in memory. */
export class InMemoryAddresses extends AddressRepository {
  private nextId = 1;
  private stored: Address[] = [];

  constructor() {
    const database = new NoDatabase();
    super(database.getRepository(Address), database.getRepository(ProfileRow));
  }

  override async list(userId: string): Promise<Address[]> {
    const own = this.stored.filter((address) => address.userId === userId).reverse();
    return own.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  }

  override async find(userId: string, addrId: string): Promise<Address | undefined> {
    return this.stored.find((address) => address.userId === userId && address.addrId === addrId);
  }

  override async findDefault(userId: string): Promise<Address | undefined> {
    return (await this.list(userId))[0];
  }

  override async lockOwner(): Promise<void> {}

  override async clearDefault(userId: string, _: EntityManager, kept?: string): Promise<void> {
    const loses = (one: Address): boolean => one.userId === userId && one.addrId !== kept;
    this.stored = this.stored.map((one) => (loses(one) ? { ...one, isDefault: false } : one));
  }

  override async makeNewestDefault(userId: string): Promise<void> {
    const own = await this.list(userId);
    if (own.length === 0 || own[0]!.isDefault) return;
    this.stored = this.stored.map((one) => (one === own[0] ? { ...one, isDefault: true } : one));
  }

  override async insert(userId: string, address: NewAddressDto, isDefault: boolean): Promise<Address> {
    const moment = new Date('2026-11-21T12:00:00Z');
    if (isDefault) this.assertNoDefault(userId);
    const addrId = String(this.nextId++);
    const inserted = { ...rowOf(address), userId, addrId, isDefault, createdAt: moment, updatedAt: moment };
    this.stored.push(inserted);
    return inserted;
  }

  override async change(
    userId: string,
    addrId: string,
    address: NewAddressDto,
    isDefault: boolean,
  ): Promise<void> {
    const isIt = (one: Address) => one.userId === userId && one.addrId === addrId;
    if (isDefault && this.stored.some(isIt)) this.assertNoDefault(userId, addrId);
    this.stored = this.stored.map((one) => (isIt(one) ? { ...one, ...rowOf(address), isDefault } : one));
  }

  override async remove(userId: string, addrId: string): Promise<boolean> {
    const before = this.stored.length;
    this.stored = this.stored.filter((one) => one.userId !== userId || one.addrId !== addrId);
    return this.stored.length < before;
  }

  private assertNoDefault(userId: string, exceptId?: string): void {
    const isOther = (one: Address) => one.userId === userId && one.addrId !== exceptId && one.isDefault;
    if (this.stored.some(isOther)) throw Object.assign(new Error('duplicate key'), { code: '23505' });
  }
}

const rowOf = ({ consignee, mobile, country, province, city, addr, postCode, ...more }: NewAddressDto) => ({
  ...{ mobile, country, province, city, postCode, consignee: consignee.trim(), addr: addr.trim() },
  ...{ provinceId: more.provinceId ?? null, cityId: more.cityId ?? null, areaId: more.areaId ?? null },
  ...{ area: more.area ?? null, lng: more.lng ?? null, lat: more.lat ?? null },
});
