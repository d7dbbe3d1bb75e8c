import { allOperations, allResources } from '@mall/contracts/all';
import { pageRightOf, rightOf } from '@mall/contracts/define';
import { FILE_PURPOSES, type FilePurpose } from '@mall/contracts/file';
import { allRights, WIDENING_RIGHTS } from '@mall/contracts/rights';
import { DICTIONARIES } from '../dictionary/built-in-dictionaries.js';
import { MENUS, seededPermissions, type MenuSeed } from './menus.js';
import { PARAMETERS } from '../parameter/built-in-parameters.js';
import { ROLES } from './roles.js';

const flat = (menus: readonly MenuSeed[]): MenuSeed[] =>
  menus.flatMap((menu) => [menu, ...flat(menu.items ?? [])]);

const seeded = seededPermissions();

test('every right has a menu item, so that it can be given to a role', () => {
  expect(allRights.filter((name) => !seeded.includes(name))).toEqual([]);
});

test('every right of the menu is required by an operation, by files of a purpose or by a page, or opens more rows', () => {
  const asked = new Set<string | undefined>([
    ...WIDENING_RIGHTS,
    ...allOperations.map(rightOf),
    ...Object.values<FilePurpose>(FILE_PURPOSES).map(({ staffPermission }) => staffPermission),
    ...allResources.map(pageRightOf),
  ]);
  expect(allRights.filter((name) => !asked.has(name))).toEqual([]);
});

test('exactly one built-in role has all rights', () => {
  expect(ROLES.filter(({ grantsAll }) => grantsAll).map(({ code }) => code)).toEqual(['ROLE_ADMIN']);
});

test('menu keys are unique', () => {
  const keys = flat(MENUS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the six order states have the labels of the storefront', () => {
  const statuses = DICTIONARIES.find(({ type }) => type === 'order_status')!;
  expect(statuses.items.map(({ labels }) => labels.en)).toEqual([
    'Pending payment',
    'Payment to be confirmed',
    'To be shipped',
    'Pending receipt',
    'Completed',
    'Cancelled',
  ]);
});

test('every text exists in three languages', () => {
  const texts = [
    ...flat(MENUS).flatMap(({ labels, buttons = [] }) => [labels, ...buttons.map((one) => one.labels)]),
    ...ROLES.map(({ names }) => names),
    ...DICTIONARIES.flatMap(({ descriptions, items }) => [
      descriptions,
      ...items.map(({ labels }) => labels),
    ]),
    ...PARAMETERS.flatMap(({ names, texts: values }) => (values ? [names, values] : [names])),
  ];
  expect(texts.filter(({ ru, zh, en }) => !ru || !zh || !en)).toEqual([]);
});
