import { orderErrors, paymentSlipStates, type MatchHintCode } from '@mall/contracts/order';
import { staffMember } from '@mall/messaging/fakes';
import { RecordedLedger } from '../ledger/ledger.fakes.js';
import type { LedgerCheck } from '../ledger/ledger.repository.js';
import { InMemoryMovedMoney } from '../order/moved-money.fakes.js';
import { anOrder, InMemoryOrders } from '../order/order.fakes.js';
import { aPaymentSlip, InMemoryPaymentSlips } from '../payment-slip/payment-slip.fakes.js';
import { NoDatabase } from '@mall/persistence/fakes';
import { PaymentSlipListRepository } from '../payment-slip/payment-slip-list.repository.js';
import type { PaymentSlip } from '../payment-slip/payment-slip.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { InMemoryTransfers } from '../transfer/bank-transfer.fakes.js';
import { FixedSurroundings } from './reconciliation.fakes.js';
import type { FoundAround } from './reconciliation.repository.js';
import { ReconciliationService } from './reconciliation.service.js';

const [anna, boris] = [staffMember('50', 'anna'), staffMember('51', 'boris')];

function aDesk(
  slip: Partial<PaymentSlip> = {},
  found: Partial<FoundAround> = {},
  check: Partial<LedgerCheck> = {},
) {
  const slips = new InMemoryPaymentSlips([aPaymentSlip(slip)]);
  return new ReconciliationService(
    slips,
    new PaymentSlipListRepository(new NoDatabase()),
    new InMemoryOrders([anOrder({ state: 'toConfirm', contractStatus: 1 })]),
    new FixedSurroundings({ 500: found }),
    new InMemoryTransfers(slips),
    new RecordedLedger(check),
    new InMemoryMovedMoney(),
    new InMemorySettings({ secondPersonAboveMinor: 20_000_000 }),
  );
}

describe('who may confirm a slip', () => {
  test.each([
    ['of the buyer: anybody', {}, true],
    ['of a colleague: anybody', { uploadedByKind: 'staff', uploadedById: '51' }, true],
    ['of their own: nobody', { uploadedByKind: 'staff', uploadedById: '50' }, false],
    ['of a buyer with the same number: anybody', { uploadedById: '50' }, true],
    ['as the second person: not the first', { firstById: '50', firstByName: 'anna' }, false],
    ['once it is decided: nobody', { status: paymentSlipStates.verified }, false],
  ] as const)('%s', async (_, slip, canConfirm) => {
    expect(await aDesk(slip).one(anna, '500')).toMatchObject({ canConfirm });
  });
});

test('a large slip needs a second person, and so does one that a first person has confirmed', async () => {
  const needs = async (slip: Partial<PaymentSlip>) => (await aDesk(slip).one(boris, '500')).needsSecondPerson;
  expect(await needs({ amountMinor: 20_000_000 })).toBe(false);
  expect(await needs({ amountMinor: 20_000_001 })).toBe(true);
  // At the rate of 12.5 roubles.
  expect(await needs({ amountMinor: 250_000_100, currency: 'RUB' })).toBe(true);
  expect(await needs({ firstById: '50', firstByName: 'anna' })).toBe(true);
});

test('a reference that another slip has used is shown beside the slip', async () => {
  const { hints, match } = await aDesk({ bankRef: 'X-1' }, { referenceUsedBy: ['UA261121-0007'] }).one(
    anna,
    '500',
  );
  const used: MatchHintCode = 'referenceUsed';
  expect(hints.find(({ code }) => code === used)?.text).toContain('UA261121-0007');
  expect(match).not.toBe('full');
});

test('an unknown slip is not found', async () => {
  await expect(aDesk().one(anna, '999')).rejects.toThrow(orderErrors.slipNotFound.key);
});

describe('the books are balanced', () => {
  test.each([
    ['when both sides agree', {}, true],
    ['not when the sums differ', { creditMinor: 6 }, false],
    ['not when a journal is uneven', { unevenJournals: ['7'] }, false],
    ['not when an order disagrees with its entries', { oddOrders: ['1001'] }, false],
  ] as const)('%s', async (_, check, isBalanced) => {
    expect(await aDesk({}, {}, check).check()).toMatchObject({ isBalanced });
  });
});
