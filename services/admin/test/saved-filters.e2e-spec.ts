import { adminErrors, adminSavedFilterApi, MOST_SAVED_FILTERS } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { aBuyer, aMerchant, aStaffMember, refusal, startMall, type TestMall } from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'admin']);
});

const filtersOf = (who: Caller) => mall.callAs(who)(adminSavedFilterApi);
const waiting = { list: 'orders', name: 'Ждут оплаты', query: '{"filter":{"status":1}}' };
it.each([
  ['a member of staff', () => aStaffMember()],
  ['a merchant', () => aMerchant()],
])('are kept for %s, list by list, and can be removed', async (_, someone) => {
  const who = someone();
  const saved = await filtersOf(who).save(waiting);
  await filtersOf(who).save({ ...waiting, list: 'cars' });
  const [own, ...more] = await filtersOf(who).own({ list: 'orders' });
  expect(own).toEqual(saved);
  expect(own).toMatchObject(waiting);
  expect(more).toEqual([]);
  await filtersOf(who).remove({ filterId: saved.filterId });
  expect(await filtersOf(who).own({ list: 'orders' })).toEqual([]);
});

it('can be seen and removed only by their owner', async () => {
  const mine = aStaffMember();
  const { filterId } = await filtersOf(mine).save(waiting);
  const another = aStaffMember();
  expect(await filtersOf(another).own({ list: 'orders' })).toEqual([]);
  expect(await refusal(filtersOf(another).remove({ filterId }))).toBe(platformErrors.notFound.key);
  expect(await filtersOf(mine).own({ list: 'orders' })).toHaveLength(1);
});

it('have unique names within a list, ignoring case', async () => {
  const who = aStaffMember();
  await filtersOf(who).save(waiting);
  const again = filtersOf(who).save({ ...waiting, name: 'ЖДУТ ОПЛАТЫ' });
  expect(await refusal(again)).toBe(adminErrors.filterNameTaken.key);
});

it('are limited in number, also when they are saved at the same time', async () => {
  const who = aStaffMember();
  const tries = Array.from({ length: MOST_SAVED_FILTERS + 5 }, (_, n) =>
    refusal(filtersOf(who).save({ ...waiting, name: `${n}` })),
  );
  const refused = (await Promise.all(tries)).filter((one) => one === adminErrors.tooManyFilters.key);
  expect(refused).toHaveLength(5);
  expect(await filtersOf(who).own({ list: 'orders' })).toHaveLength(MOST_SAVED_FILTERS);
});

it('are refused for buyers, without a name, and for malformed lists', async () => {
  expect(await refusal(filtersOf(aBuyer()).own({ list: 'orders' }))).toBe(platformErrors.forbidden.key);
  const { save } = filtersOf(aStaffMember());
  for (const broken of [{ name: '' }, { list: '../orders' }, { query: 'x'.repeat(4001) }])
    expect(await refusal(save({ ...waiting, ...broken }))).toBe(platformErrors.invalidInput.key);
});
