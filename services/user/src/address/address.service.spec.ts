import { userErrors, type NewAddressDto } from '@mall/contracts/user';
import { NoDatabase } from '@mall/persistence/fakes';
import { buyer, InMemoryAddresses, InMemoryProfiles } from '../user.fakes.js';
import { AddressService } from './address.service.js';

const anAddress = (over: Partial<NewAddressDto> = {}): NewAddressDto => ({
  consignee: 'Иванов Пётр',
  mobile: '+79141234567',
  country: 'RU',
  province: 'Приморский край',
  city: 'Уссурийск',
  addr: 'ул. Ленина, 1',
  postCode: '692500',
  isDefault: 0,
  ...over,
});

function anAddressBook() {
  const service = new AddressService(new NoDatabase(), new InMemoryAddresses(), new InMemoryProfiles());
  let house = 0;
  const add = (over: Partial<NewAddressDto> = {}) =>
    service.create(buyer, anAddress({ addr: `ул. Ленина, ${(house += 1)}`, ...over }));
  const defaults = async () =>
    (await service.list('7')).filter(({ isDefault }) => isDefault === 1).map(({ addrId }) => addrId);
  return { service, add, defaults };
}

it('makes the first address the default, and keeps exactly one default after that', async () => {
  const { add, defaults, service } = anAddressBook();
  const first = await add();
  expect(await defaults()).toEqual([first.addrId]);
  const second = await add();
  expect(await defaults()).toEqual([first.addrId]);
  const third = await add({ isDefault: 1 });
  expect(await defaults()).toEqual([third.addrId]);
  await service.change('7', { ...anAddress(), addrId: second.addrId, isDefault: 1 });
  expect(await defaults()).toEqual([second.addrId]);
});

it('leaves the default flag with its address when a change does not mention it', async () => {
  const { add, defaults, service } = anAddressBook();
  const { addrId } = await add();
  await service.change('7', { ...anAddress({ city: 'Владивосток' }), addrId, isDefault: 0 });
  expect(await defaults()).toEqual([addrId]);
  expect(await service.one('7')).toMatchObject({ city: 'Владивосток' });
});

it('gives the default flag to the newest address when the default one is removed', async () => {
  const { add, defaults, service } = anAddressBook();
  const [first, , third] = [await add(), await add(), await add()];
  await service.remove('7', first.addrId);
  expect(await defaults()).toEqual([third.addrId]);
});

it('answers an address that comes again like the first time, and stores it once', async () => {
  const { add, defaults, service } = anAddressBook();
  const standard = await add();
  const addr = 'ул. Пушкина, 5';
  const first = await add({ addr });
  expect(await add({ addr: ` ${addr} ` })).toEqual(first);
  expect(await service.list('7')).toHaveLength(2);
  expect(await defaults()).toEqual([standard.addrId]);
  // The same place, which is now to be the default.
  expect(await add({ addr, isDefault: 1 })).toEqual({ ...first, isDefault: 1 });
  expect(await defaults()).toEqual([first.addrId]);
  expect(await add({ addr, area: 'Центр' })).not.toMatchObject({ addrId: first.addrId });
});

it('answers an address that comes again when there is no room for another', async () => {
  const { add } = anAddressBook();
  const first = await add({ addr: 'ул. Пушкина, 5' });
  for (let n = 1; n < 20; n += 1) await add();
  expect(await add({ addr: 'ул. Пушкина, 5' })).toEqual(first);
});

it('refuses address 21', async () => {
  const { add } = anAddressBook();
  for (let n = 0; n < 20; n += 1) await add();
  await expect(add()).rejects.toThrow(userErrors.addressLimit.key);
});

it('does not find an address of somebody else', async () => {
  const { add, service } = anAddressBook();
  const { addrId } = await add();
  const notFound = userErrors.addressNotFound.key;
  await expect(service.one('8', addrId)).rejects.toThrow(notFound);
  await expect(service.change('8', { ...anAddress(), addrId })).rejects.toThrow(notFound);
  await expect(service.remove('8', addrId)).rejects.toThrow(notFound);
});
