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
  const add = (over: Partial<NewAddressDto> = {}) => service.create(buyer, anAddress(over));
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
