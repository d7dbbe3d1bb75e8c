import { allOperations } from '@mall/contracts/all';
import type { Access } from '@mall/contracts/define';
import { FILE_PURPOSES, type FilePurpose } from '@mall/contracts/file';
import { DICTIONARIES } from './dictionaries.js';
import { MENUS, seededPermissions, type MenuSeed } from './menus.js';
import { PARAMETERS } from './parameters.js';
import { ROLES } from './roles.js';

const flat = (menus: readonly MenuSeed[]): MenuSeed[] =>
  menus.flatMap((menu) => [menu, ...flat(menu.items ?? [])]);

function permissionsIn(access: Access): string[] {
  if (access.zone === 'anyOf') return access.of.flatMap(permissionsIn);
  return access.zone === 'staff' && access.permission ? [access.permission] : [];
}

const seeded = new Set(seededPermissions());

test('every permission that a contract asks for can be given to a role', () => {
  const asked = [
    ...allOperations.flatMap(({ access }) => permissionsIn(access)),
    ...Object.values<FilePurpose>(FILE_PURPOSES).flatMap(({ staffPermission }) => staffPermission ?? []),
  ];
  expect([...new Set(asked)].filter((permission) => !seeded.has(permission))).toEqual([]);
});

test('built-in roles list only permissions that exist', () => {
  expect(ROLES.flatMap(({ permissions }) => permissions).filter((one) => !seeded.has(one))).toEqual([]);
});

test('exactly one built-in role holds everything', () => {
  expect(ROLES.filter(({ grantsAll }) => grantsAll).map(({ code }) => code)).toEqual(['ROLE_ADMIN']);
});

test('menu keys are unique', () => {
  const keys = flat(MENUS).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the six order states carry the labels of the storefront', () => {
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

test('everything that people read is there in three languages', () => {
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
