import type { Caller } from '@mall/contracts/define';
import { maySee, maySend } from './who-may-see.js';

const caller = (traits: Partial<Caller>): Caller => ({
  kind: 'buyer',
  userId: '7',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'r',
  ...traits,
});
const slip = { ownerId: '7', ownerZone: 'shop', purpose: 'slip' } as const;

describe('a private file', () => {
  it('is shown to who uploaded it, as buyer and as merchant', () => {
    expect(maySee(slip, caller({}))).toBe(true);
    expect(maySee(slip, caller({ kind: 'merchant' }))).toBe(true);
  });

  it.each([
    ['another buyer', caller({ userId: '8' })],
    ['a visitor', caller({ kind: 'anonymous', userId: undefined })],
    ['staff of the same number', caller({ kind: 'staff' })],
    ['staff with another right', caller({ kind: 'staff', permissions: ['shop_review'] })],
    ['a service that acts for no user', caller({ kind: 'service', userId: undefined })],
  ])('is not shown to %s', (_who, other) => expect(maySee(slip, other)).toBe(false));

  it('is shown to staff with the right', () =>
    expect(maySee(slip, caller({ kind: 'staff', userId: '99', permissions: ['voucher_audit'] }))).toBe(true));

  it('of a purpose without a staff right is shown to its owner alone', () =>
    expect(
      maySee({ ...slip, purpose: 'document' }, caller({ kind: 'staff', permissions: ['voucher_audit'] })),
    ).toBe(false));

  it('without an owner is shown to no visitor', () =>
    expect(
      maySee(
        { ownerId: null, ownerZone: null, purpose: 'slip' },
        caller({ kind: 'anonymous', userId: undefined }),
      ),
    ).toBe(false));
});

it.each([
  ['car', 'buyer', false],
  ['car', 'merchant', true],
  ['brand', 'merchant', false],
  ['brand', 'staff', true],
  ['slip', 'buyer', true],
  ['slip', 'anonymous', false],
  ['paper', 'staff', false],
  ['paper', 'buyer', false],
] as const)('a file for %s may be sent by a %s: %s', (purpose, kind, may) =>
  expect(maySend(purpose, caller({ kind }))).toBe(may),
);
