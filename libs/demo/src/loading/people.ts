import { adminStaffApi } from '@mall/contracts/admin';
import { authApi } from '@mall/contracts/auth';
import { tenantApi } from '@mall/contracts/tenant';
import { userAddressApi, userApi } from '@mall/contracts/user';
import { buyers } from '../people/buyers.js';
import { shops } from '../people/shops.js';
import { staff } from '../people/staff.js';
import type { House } from './house.js';
import type { Pictures } from './pictures.js';

/** Somebody who can order: their account and the address cars go to. */
export interface LoadedBuyer {
  readonly userId: string;
  readonly username: string;
  readonly addrId: string;
}

export async function loadStaff(house: House, password: string): Promise<void> {
  for (const { username, nickname, roleCode } of staff) {
    await house.of(adminStaffApi).importStaff({ username, nickname, password, roleCodes: [roleCode] });
  }
}

/** @returns the id of each shop by the id it has in the demo's own records. */
export async function loadShops(
  house: House,
  password: string,
  pictures: Pictures,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { shopId, name, intro, type, company, owner } of shops) {
    const { userId } = await house.of(authApi).createAccount({
      side: 'shop',
      username: owner.username,
      password,
      mobile: owner.mobile,
      nickName: owner.nickName,
      roles: ['ROLE_BUYER'],
    });
    const opened = await house.of(tenantApi).importShop({
      shopKey: owner.username,
      ownerUserId: userId,
      shopName: name.ru,
      shopNames: name,
      intros: intro,
      shopLogo: await pictures.shopLogo(shopId),
      mobileBackgroundPic: await pictures.shopBackground(shopId),
      type,
      contactName: owner.contactName,
      mobile: owner.mobile,
      uscc: company.uscc,
    });
    ids.set(shopId, opened);
  }
  return ids;
}

/** Buyers with complete documents, so that they can order at once. */
export async function loadBuyers(house: House, password: string): Promise<LoadedBuyer[]> {
  const loaded: LoadedBuyer[] = [];
  for (const { username, mobile, profile, address } of buyers) {
    const { userId } = await house.of(authApi).createAccount({
      side: 'shop',
      username,
      password,
      mobile,
      nickName: profile.nickName ?? username,
      roles: ['ROLE_BUYER'],
    });
    const self = house.asBuyer(userId);
    await house
      .of(userApi)
      .createProfile({ userId, userName: username, nickName: profile.nickName ?? username, mobile });
    await house.of(userApi, self).update(profile);
    const known = await house.of(userAddressApi, self).list({});
    const addrId =
      known[0]?.addrId ??
      (await house.of(userAddressApi, self).create({ ...address, country: 'RU', isDefault: 1 })).addrId;
    loaded.push({ userId, username, addrId });
  }
  return loaded;
}
