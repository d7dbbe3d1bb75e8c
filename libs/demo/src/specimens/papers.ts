import type { Api, Caller } from '@mall/contracts/define';
import { dealSettings, orderErrors, orderSettingApi, type DealSettingKey } from '@mall/contracts/order';
import { userAddressApi, userApi, type NewAddressDto, type UpdateUserDto } from '@mall/contracts/user';
import { serviceCaller, type ClientOf } from '@mall/messaging/calls';

/** The passport of a fictional person. */
export const aPassport: UpdateUserDto = {
  surname: 'Иванов',
  name: 'Пётр',
  surnameEn: 'Ivanov',
  nameEn: 'Petr',
  birthDate: '1984-05-01',
  passportNo: '4508 123456',
  nationality: 'RU',
  issuingAgency: 'УМВД России по Приморскому краю',
  issueDate: '2010-01-01',
  registrationAddress: 'Владивосток, ул. Светланская, 1',
  taxNo: '500100732259',
};

export const anAddress: NewAddressDto = {
  consignee: 'Пётр Иванов',
  mobile: '+79141234567',
  country: 'RU',
  province: 'Приморский край',
  city: 'Уссурийск',
  addr: 'ул. Ленина, 1',
  postCode: '692500',
  isDefault: 1,
};

/** Returns a client that calls a service directly, without the gateway; `caller` is the identity that the operations see. */
export type Reach = <A extends Api>(api: A, caller?: Caller) => ClientOf<A> | Promise<ClientOf<A>>;

/** Completes an account so that it may order: a profile with a passport, and an address. */
export async function givePapers(
  reach: Reach,
  { userId, username }: { readonly userId: string; readonly username: string },
  passport: UpdateUserDto = { ...aPassport, passportNo: `4508 ${userId.slice(-6).padStart(6, '0')}` },
): Promise<void> {
  const self: Caller = { ...serviceCaller('demo'), kind: 'buyer', userId };
  const profiles = await reach(userApi);
  await profiles.createProfile({ userId, userName: username, nickName: username });
  const own = await reach(userApi, self);
  await own.update(passport);
  const addresses = await reach(userAddressApi, self);
  await addresses.create({ ...anAddress, mobile: `+7914${userId.slice(-7).padStart(7, '0')}` });
}

/** Limits on a buyer's unpaid orders, and on the cars that the buyer and the network may hold. */
const HOLD_LIMITS = [
  'openOrdersPerBuyer',
  'heldCarsPerBuyer',
  'heldValuePerBuyerMinor',
  'heldCarsPerNetwork',
  'heldValuePerNetworkMinor',
] as const satisfies readonly DealSettingKey[];

/** Lifts the limits on unpaid orders and held cars, for tests and load tests in which few buyers place many orders. */
export async function liftOpenOrderCap(reach: Reach): Promise<void> {
  for (const settingKey of HOLD_LIMITS) await raiseByTwo(reach, settingKey);
}

/** Lets one person confirm any amount, for tests with few cashiers. */
export const liftSecondPersonLimit = (reach: Reach): Promise<void> =>
  raiseByTwo(reach, 'secondPersonAboveMinor');

/** Raises a limit to its maximum, which takes two people. */
async function raiseByTwo(reach: Reach, settingKey: DealSettingKey): Promise<void> {
  const raise = { settingKey, value: dealSettings[settingKey].max };
  const first = await reach(orderSettingApi, settingEditor('1'));
  await first.change(raise).catch((failure: unknown) => {
    if (!orderErrors.limitRaisedByTwo.is(failure)) throw failure;
  });
  const second = await reach(orderSettingApi, settingEditor('2'));
  await second.change(raise);
}

const settingEditor = (userId: string): Caller => ({
  ...serviceCaller('demo'),
  kind: 'staff',
  userId,
  username: `demo${userId}`,
  permissions: ['deal_setting_edit'],
});
