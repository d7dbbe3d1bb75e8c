import { demoCalls } from '@mall/contracts/services/demo';
import { buyers } from '../people/buyers.js';
import { shops, type DemoShop } from '../people/shops.js';
import { staff } from '../people/staff.js';
import type { MallConnection } from './mall-connection.js';
import { shopBackgroundFile, shopLogoFile } from './picture-files.js';
import type { StoredPictures } from './stored-pictures.js';

/** A buyer who can order: account and delivery address. */
export interface LoadedBuyer {
  readonly userId: string;
  readonly username: string;
  readonly addrId: string;
}

export async function loadStaff(mall: MallConnection, password: string): Promise<void> {
  for (const { username, nickname, roleCode } of staff) {
    await mall.clientOf(demoCalls.staff).importStaff({ username, nickname, password, roleCodes: [roleCode] });
  }
}

/** Opens the demo's shops; returns the mall's ids by the ids in the demo's records. */
export async function loadShops(
  mall: MallConnection,
  password: string,
  pictures: StoredPictures,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const shop of shops) {
    const { shopId, name, intro, type, company, place, owner } = shop;
    const { userId } = await mall.clientOf(demoCalls.accounts).createAccount({
      side: 'shop',
      username: owner.username,
      password,
      mobile: owner.mobile,
      nickName: owner.nickName,
      roles: ['ROLE_BUYER'],
    });
    const opened = await mall.clientOf(demoCalls.shops).importShop({
      shopKey: owner.username,
      ownerUserId: userId,
      shopName: name.ru,
      shopNames: name,
      intros: intro,
      shopLogo: await pictures.urlOf(shopLogoFile(shop)),
      mobileBackgroundPic: await pictures.urlOf(shopBackgroundFile(shop)),
      type,
      contactName: owner.contactName,
      mobile: owner.mobile,
      uscc: company.uscc,
    });
    await savePlace(mall, opened, company.address, place);
    ids.set(shopId, opened);
  }
  return ids;
}

async function savePlace(
  mall: MallConnection,
  shopId: string,
  address: string,
  { lng, lat, weekdays, from, to, regions }: DemoShop['place'],
): Promise<void> {
  await mall.clientOf(demoCalls.places).save({
    shopId,
    yard: { lng, lat, address },
    regions,
    areas: [],
    zone: 'Asia/Shanghai',
    hours: weekdays.map((weekday) => ({ weekday, from, to })),
    closedDays: [],
    extraDays: [],
  });
}

/** Creates buyers with complete passport data, so that they can order at once. */
export async function loadBuyers(mall: MallConnection, password: string): Promise<LoadedBuyer[]> {
  const loaded: LoadedBuyer[] = [];
  for (const { username, mobile, profile, address } of buyers) {
    const { userId } = await mall.clientOf(demoCalls.accounts).createAccount({
      side: 'shop',
      username,
      password,
      mobile,
      nickName: profile.nickName ?? username,
      roles: ['ROLE_BUYER'],
    });
    const self = mall.asBuyer(userId);
    await mall
      .clientOf(demoCalls.profiles)
      .createProfile({ userId, userName: username, nickName: profile.nickName ?? username, mobile });
    await mall.clientOf(demoCalls.profiles, self).update(profile);
    const known = await mall.clientOf(demoCalls.addresses, self).list({});
    const addrId =
      known[0]?.addrId ??
      (await mall.clientOf(demoCalls.addresses, self).create({ ...address, country: 'RU', isDefault: 1 }))
        .addrId;
    loaded.push({ userId, username, addrId });
  }
  return loaded;
}
