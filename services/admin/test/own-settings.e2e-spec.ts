import { adminErrors, adminOwnSettingApi, MOST_OWN_SETTINGS } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { aBuyer, aMerchant, aStaffMember, refusal, startMall, type TestMall } from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'admin']);
});

const settingsOf = (who: Caller) => mall.callAs(who)(adminOwnSettingApi);
it.each([
  ['a member of staff', () => aStaffMember()],
  ['a merchant', () => aMerchant()],
])('are kept for %s alone, and can be removed', async (_, someone) => {
  const who = someone();
  await settingsOf(who).keep({ name: 'orders.datatable', value: '["mobile"]' });
  await settingsOf(who).keep({ name: 'list.density', value: '"roomy"' });
  expect(await settingsOf(who).all({})).toMatchObject([
    { name: 'list.density', value: '"roomy"' },
    { name: 'orders.datatable', value: '["mobile"]' },
  ]);
  expect(await settingsOf(someone()).all({})).toEqual([]);
  await settingsOf(who).keep({ name: 'list.density' });
  expect(await settingsOf(who).all({})).toHaveLength(1);
});

it('have the value of the last one to write, and one row for a name', async () => {
  const who = aStaffMember();
  const write = (value: number) => settingsOf(who).keep({ name: 'cars.datatable', value: `[${value}]` });
  await Promise.all([1, 2, 3, 4, 5].map(write));
  await write(6);
  expect(await settingsOf(who).all({})).toMatchObject([{ value: '[6]' }]);
});

it('are limited in number, also when they are written at the same time', async () => {
  const who = aStaffMember();
  const tries = Array.from({ length: MOST_OWN_SETTINGS + 5 }, (_, n) =>
    refusal(settingsOf(who).keep({ name: `list-${n}.datatable`, value: '[]' })),
  );
  const refused = (await Promise.all(tries)).filter((one) => one === adminErrors.tooManySettings.key);
  expect(refused).toHaveLength(5);
  const [{ name } = { name: '' }] = await settingsOf(who).all({});
  expect(await refusal(settingsOf(who).keep({ name, value: '["changed"]' }))).toBe('nothing was thrown');
});

it('are refused for buyers, under invalid names, and in excessive sizes', async () => {
  expect(await refusal(settingsOf(aBuyer()).all({}))).toBe(platformErrors.forbidden.key);
  const { keep } = settingsOf(aStaffMember());
  for (const broken of [
    { name: '../x' },
    { name: '' },
    { name: 'a'.repeat(81) },
    { value: 'x'.repeat(4001) },
  ])
    expect(await refusal(keep({ name: 'orders.datatable', value: '[]', ...broken }))).toBe(
      platformErrors.invalidInput.key,
    );
});
