import { orderVoucherApi, type AuditVoucherDto } from '@mall/contracts/order';
import type { Random } from '@mall/demo/random';
import { fenLeft, kopecksLeft, type SlipRow } from '../oracle/index.js';
import { CLERKS } from '../people.js';
import { command, type Commands } from '../step.js';
import type { Walk } from '../walk.js';
import { anyOrder, dayFromNow, perOrder, wish } from './common.js';

type Pays = 'exact' | 'part' | 'half' | 'over' | 'short' | 'trifle';
const DECISIONS = ['full', 'part', 'difference', 'reject'] as const;

/** Days from now on which a slip says that it was paid. The clock of the walk moves moments, not days. */
const PAID = { today: 0, daysAgo: -4, monthsAgo: -90 } as const;

type HandIn = {
  readonly order: number;
  readonly by: 'buyer' | 'clerkA' | 'dishonest';
  readonly currency: 'CNY' | 'RUB';
  readonly pays: Pays;
  /** Reference: a new one, a used one, a used one in another spelling, or with more beside its number. */
  readonly reference: 'own' | 'used' | 'usedOtherwise' | 'usedDressed';
  readonly file: 'own' | 'used';
  readonly paid: keyof typeof PAID;
};

/** Values that the clerk reads on the bank statement. */
type Reading = Readonly<Record<string, string>> & {
  /** Received amount compared with the claimed one. */
  readonly came: 'asClaimed' | 'lessFee' | 'aLittleLess' | 'more';
  readonly names: 'fitting' | 'nothing' | 'another';
  readonly reference: 'ofSlip' | 'used';
  /** Amount that is entered for a transfer of several orders. */
  readonly whole: 'unsaid' | 'allParts' | 'tooLittle';
  /** Whether the clerk states that it is another transfer than a counted one of the same number. */
  readonly other: 'unsaid' | 'stated';
};

type Audit = {
  readonly order: number;
  readonly slip: 'oldest' | 'newest';
  readonly by: (typeof CLERKS)[number];
  readonly as: (typeof DECISIONS)[number];
  readonly types: 'amount' | 'another' | 'nothing';
  readonly reads: Reading;
};

function amountOf(pays: Pays, shown: number): number {
  const amounts: Readonly<Record<Pays, number>> = {
    exact: shown,
    part: Math.floor(shown / 3) - 7,
    half: Math.ceil(shown / 2),
    over: shown + 12_345,
    short: shown - 1_111,
    trifle: 1,
  };
  return Math.max(1, amounts[pays]);
}

const someHandIn = (walk: Walk, dice: Random, order: number): HandIn => ({
  order,
  by: dice.weighted([
    [8, 'buyer'],
    [1, 'clerkA'],
    [1, 'dishonest'],
  ] as const),
  currency: dice.pick(['CNY', 'RUB'] as const),
  pays: dice.weighted([
    [6, 'exact'],
    [4, 'part'],
    [2, 'half'],
    [1, 'over'],
    [1, 'short'],
    [0.5, 'trifle'],
  ] as const),
  reference: dice.weighted([
    [10, 'own'],
    [walk.orderIds.length > 1 ? 2 : 0.3, 'used'],
    [walk.orderIds.length > 1 ? 1 : 0, 'usedOtherwise'],
    [walk.orderIds.length > 1 ? 2 : 0, 'usedDressed'],
  ] as const),
  file: dice.weighted([
    [12, 'own'],
    [walk.orderIds.length > 1 ? 1 : 0.1, 'used'],
  ] as const),
  paid: dice.weighted([
    [30, 'today'],
    [1, 'daysAgo'],
    [1, 'monthsAgo'],
  ] as const),
});

const someAudit = (dice: Random, order: number, fits: 'full' | 'part' | 'difference' | undefined): Audit => ({
  order,
  slip: dice.pick(['oldest', 'oldest', 'newest'] as const),
  by: dice.pick(CLERKS),
  as: fits && dice.chance(0.8) ? fits : dice.pick(DECISIONS),
  types: dice.weighted([
    [10, 'amount'],
    [1, 'another'],
    [1, 'nothing'],
  ] as const),
  reads: {
    came: dice.weighted([
      [10, 'asClaimed'],
      [1, 'lessFee'],
      [1, 'aLittleLess'],
      [1, 'more'],
    ] as const),
    names: dice.weighted([
      [8, 'fitting'],
      [1, 'nothing'],
      [1, 'another'],
    ] as const),
    reference: dice.chance(0.04) ? 'used' : 'ofSlip',
    whole: dice.weighted([
      [8, 'unsaid'],
      [2, 'allParts'],
      [1, 'tooLittle'],
    ] as const),
    other: dice.chance(0.3) ? 'stated' : 'unsaid',
  },
});

const RECEIVED: Readonly<Record<Reading['came'], (claimed: number) => number>> = {
  asClaimed: (claimed) => claimed,
  lessFee: (claimed) => Math.max(1, claimed - 2_500),
  aLittleLess: (claimed) => Math.max(1, claimed - 37),
  more: (claimed) => claimed + 5_000,
};

/** Returns the values that the confirming clerk enters from the bank statement. */
function readingOf(
  walk: Walk,
  slip: SlipRow,
  { came, names, reference, whole, other }: Reading,
): Partial<AuditVoucherDto> {
  const receivedFee = RECEIVED[came](slip.amount_minor);
  const fitting = came === 'lessFee' ? 'commission' : came === 'aLittleLess' ? 'rounding' : 'over';
  const another = came === 'more' ? 'commission' : 'over';
  const alike = walk.seen.deals
    .flatMap(({ slips }) => slips)
    .filter(
      ({ bank_ref, status }) => (status === 0 || status === 1) && plain(bank_ref) === plain(slip.bank_ref),
    );
  const parts = alike.reduce((sum, one) => sum + (one.received_minor ?? one.amount_minor), 0);
  return {
    ...(came === 'asClaimed' ? {} : { receivedFee }),
    ...(came === 'asClaimed' || names === 'nothing'
      ? {}
      : { differenceKind: names === 'fitting' ? fitting : another }),
    ...(reference === 'used' && walk.references[0] ? { bankRef: walk.references[0] } : {}),
    ...(other === 'stated' ? { otherTransfer: 1 } : {}),
    ...(whole === 'unsaid' ? {} : { transferFee: Math.max(1, parts - (whole === 'tooLittle' ? 1 : 0)) }),
  };
}

const plain = (reference: string | null): string =>
  (reference ?? '').toUpperCase().replaceAll('Р', 'P').replaceAll(' ', '');

const waitingOf = (walk: Walk, order: number): readonly SlipRow[] =>
  walk.deal(order)?.slips.filter(({ status }) => status === 0) ?? [];

/** Compares a slip with the amount due. */
function fitOf(walk: Walk, order: number, slip: SlipRow): 'full' | 'part' | 'difference' {
  const deal = walk.deal(order)!;
  const due = slip.currency === 'CNY' ? fenLeft(deal) : kopecksLeft(deal);
  const amount = BigInt(slip.amount_minor);
  if (amount === due) return 'full';
  return amount < due ? 'part' : 'difference';
}

/** Returns a reference in another spelling: Russian letters instead of Latin ones, lower case, with spaces. */
const otherwise = (reference: string): string =>
  reference.replaceAll('P', 'Р').replace('-', ' - ').toLowerCase();

let files = 100_000;
const fileOf = new Map<string, string>();

export const slips: Commands = {
  handIn: command<HandIn>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status } }, order) => {
        if (status === 1) return [wish(8, someHandIn(walk, dice, order))];
        if (status === 4) return [wish(1.5, someHandIn(walk, dice, order))];
        // Money that comes when nothing is due any more is booked by staff.
        return [
          wish(0.3, { ...someHandIn(walk, dice, order), by: dice.pick(['clerkA', 'dishonest'] as const) }),
        ];
      }),
    any: (walk, dice) => someHandIn(walk, dice, anyOrder(walk, dice)),
    run: async (walk, { order, by, currency, pays, reference, file, paid }) => {
      const orderId = walk.orderIds[order];
      const shown = walk.shown(order);
      if (!orderId || !shown) return undefined;
      const { leftMinor, leftRubMinor } = shown['deal'] as { leftMinor: number; leftRubMinor: number };
      const fee = amountOf(pays, currency === 'CNY' ? leftMinor : leftRubMinor);
      const used = walk.references[0];
      const bankRef =
        reference === 'own' || !used
          ? walk.words('PP', ['buyer', 'staff'])
          : reference === 'used'
            ? used
            : reference === 'usedOtherwise'
              ? otherwise(used)
              : `${used} от 29.11.2026`;
      walk.references.push(bankRef);
      files += 1;
      const url = file === 'used' && fileOf.has(used ?? '') ? fileOf.get(used!)! : `/api/files/f/${files}`;
      fileOf.set(bankRef, url);
      const caller = by === 'buyer' ? walk.ownerCaller(order) : walk.people[by];
      const request = {
        orderId,
        files: [{ url, originName: 'slip.pdf' }],
        amountFee: fee,
        currency,
        paidTime: dayFromNow(PAID[paid]),
        bankRef,
      };
      return walk.attempt('handIn', () => walk.stage.as(caller)(orderVoucherApi).upload(request), {
        index: order,
      });
    },
  }),

  audit: command<Audit>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status, contract_status } }, order) => {
        const [slip] = waitingOf(walk, order);
        if (!slip) return [];
        // Before the contract is signed only a part can be confirmed.
        const weight = status !== 4 ? 3 : contract_status === 1 ? 12 : 4;
        return [wish(weight, someAudit(dice, order, fitOf(walk, order, slip)))];
      }),
    any: (walk, dice) => someAudit(dice, anyOrder(walk, dice), undefined),
    run: async (walk, { order, slip: which, by, as, types, reads }) => {
      const slips = walk.deal(order)?.slips ?? [];
      const waiting = waitingOf(walk, order);
      // When none waits, a decided one is taken, which has to be refused.
      const among = waiting.length > 0 ? waiting : slips;
      const slip = which === 'oldest' ? among[0] : among.at(-1);
      if (!slip) return undefined;
      // The buyer can read why a payment was rejected, but not why a difference was accepted.
      const reason = walk.words('finance', as === 'reject' ? ['buyer', 'staff'] : ['staff']);
      const read = as === 'reject' ? {} : readingOf(walk, slip, reads);
      const came = read.receivedFee ?? slip.amount_minor;
      const amountFee = types === 'another' ? came + 1 : came;
      const decisions: Readonly<Record<(typeof DECISIONS)[number], Partial<AuditVoucherDto>>> = {
        full: {},
        part: { partPayment: 1 },
        difference: { acceptDifference: 1, reason },
        reject: { reasonCode: 'notReceived', reason },
      };
      const request: AuditVoucherDto = {
        voucherId: String(slip.voucher_id),
        result: as === 'reject' ? 2 : 1,
        ...(types === 'nothing' ? {} : { amountFee }),
        ...decisions[as],
        ...read,
      };
      const isAsShown =
        as === 'full' &&
        waiting.length > 0 &&
        fitOf(walk, order, slip) === 'full' &&
        came === slip.amount_minor &&
        slip.first_by_id === null;
      const outcome = await walk.attempt('audit', () => walk.as(by)(orderVoucherApi).audit(request), {
        index: order,
      });
      return { ...outcome, isAsShown };
    },
  }),
};
