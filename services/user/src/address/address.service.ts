import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import {
  userErrors,
  type ChangeAddressDto,
  type NewAddressDto,
  type PersonForOrderView,
  type UserAddrView,
} from '@mall/contracts/user';
import { DataSource } from 'typeorm';
import { toProfileView } from '../profile/profile.mapper.js';
import { ProfileRepository } from '../profile/profile.repository.js';
import { toAddressView } from './address.mapper.js';
import { AddressRepository, hasWordsOf } from './address.repository.js';

const MAX_ADDRESSES = 20;

@Injectable()
export class AddressService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: AddressRepository,
    private readonly profiles: ProfileRepository,
  ) {}

  async list(userId: string): Promise<UserAddrView[]> {
    return (await this.addresses.list(userId)).map(toAddressView);
  }

  /** Returns the named address of a person, or their default one. */
  async one(userId: string, addrId?: string): Promise<UserAddrView> {
    const row = addrId ? await this.addresses.find(userId, addrId) : await this.addresses.findDefault(userId);
    if (!row) throw userErrors.addressNotFound();
    return toAddressView(row);
  }

  /** Returns profile and address from one query; called twice per checkout. */
  async forOrder(userId: string, addrId?: string): Promise<PersonForOrderView> {
    const found = await this.addresses.findWithOwner(userId, addrId);
    if (!found) return { profile: null, address: null, passportDigest: null };
    const { owner, address } = found;
    const profile = this.profiles.toProfile(owner);
    return {
      profile: toProfileView(profile),
      address: address && toAddressView(address),
      passportDigest: this.profiles.passportDigestOf(profile),
    };
  }

  /** Returns the stored address when the person has it already, as after a request whose answer was lost. */
  create(caller: Caller, request: NewAddressDto): Promise<UserAddrView> {
    const userId = caller.userId!;
    return this.dataSource.transaction(async (tx) => {
      await this.profiles.open({ userId, userName: caller.username }, tx);
      await this.addresses.lockOwner(userId, tx);
      const known = await this.addresses.list(userId, tx);
      const same = known.find((address) => hasWordsOf(address, request));
      if (same && (same.isDefault || request.isDefault !== 1)) return toAddressView(same);
      if (same) {
        await this.addresses.clearDefault(userId, tx);
        await this.addresses.change(userId, same.addrId, request, true, tx);
        return toAddressView({ ...same, isDefault: true });
      }
      if (known.length >= MAX_ADDRESSES) throw userErrors.addressLimit({ max: MAX_ADDRESSES });
      const isDefault = request.isDefault === 1 || known.length === 0;
      if (isDefault) await this.addresses.clearDefault(userId, tx);
      return toAddressView(await this.addresses.insert(userId, request, isDefault, tx));
    });
  }

  /** Changes an address. The default flag can be moved to another address, but not removed. */
  change(userId: string, request: ChangeAddressDto): Promise<UserAddrView> {
    const { addrId } = request;
    return this.dataSource.transaction(async (tx) => {
      await this.addresses.lockOwner(userId, tx);
      const known = await this.addresses.find(userId, addrId, tx);
      if (!known) throw userErrors.addressNotFound();
      const isDefault = known.isDefault || request.isDefault === 1;
      if (isDefault) await this.addresses.clearDefault(userId, tx, addrId);
      await this.addresses.change(userId, addrId, request, isDefault, tx);
      const changed = await this.addresses.find(userId, addrId, tx);
      return toAddressView(changed!);
    });
  }

  remove(userId: string, addrId: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await this.addresses.lockOwner(userId, tx);
      if (!(await this.addresses.remove(userId, addrId, tx))) throw userErrors.addressNotFound();
      await this.addresses.makeNewestDefault(userId, tx);
    });
  }
}
