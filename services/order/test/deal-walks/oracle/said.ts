import { fenLeft, kopecksLeft } from './amounts.js';
import { isOpen, isPaid, type Deal } from './facts.js';
import { unless, type Answer, type Answers, type SaidRule, type Side } from './rule.js';

const FIGURES = [
  'status',
  'contractStatus',
  'voucherStatus',
  'slipStatus',
  'total',
  'totalRubMinor',
  'paidFee',
  'version',
];
const LEFT = ['balanceFee', 'balanceRubMinor'];

interface Voiced {
  readonly name: string;
  readonly side: Side;
  readonly answer: Answer;
}

function voices(answers: Answers): readonly Voiced[] {
  const all: readonly (readonly [string, Side, Answer | readonly Answer[] | undefined])[] = [
    ['the buyer’s page', 'buyer', answers.buyerDetail],
    ['the buyer’s list', 'buyer', answers.buyerRow],
    ['what to pay', 'buyer', answers.payInfo],
    ['the buyer’s refunds', 'buyer', answers.buyerRefunds],
    ['the merchant’s page', 'merchant', answers.merchantDetail],
    ['the merchant’s list', 'merchant', answers.merchantRow],
    ['the desk’s page', 'staff', answers.staffDetail],
    ['the desk’s list', 'staff', answers.staffRow],
    ['the desk of payments', 'staff', answers.desk],
  ];
  return all.flatMap(([name, side, answer]) =>
    [answer ?? []].flat().map((one) => ({ name, side, answer: one as Answer })),
  );
}

const isOrderView = ({ answer }: Voiced): boolean =>
  'orderNumber' in answer && 'balanceFee' in answer && 'status' in answer;

const listOf = (answer: Answer | undefined, key: string): readonly Answer[] =>
  (answer?.[key] ?? []) as readonly Answer[];

export const saidRules = {
  figuresAgree: {
    says: 'Every page and list says the state and the amounts that the database holds',
    broken: ({ order }, answers) => {
      const truth: Answer = {
        status: order.status,
        contractStatus: order.contract_status,
        voucherStatus: order.voucher_status,
        slipStatus: order.slip_status,
        total: order.total_minor,
        totalRubMinor: order.total_rub_minor,
        paidFee: order.credited_minor,
        version: order.version,
      };
      return voices(answers)
        .filter(isOrderView)
        .flatMap(({ name, answer }) =>
          FIGURES.flatMap((key) =>
            unless(answer[key] === truth[key], `${name} says ${key} ${answer[key]}, it is ${truth[key]}`),
          ),
        );
    },
  },
  leftToPayIsExact: {
    says: 'What is left to pay is the invoice less what came, in both currencies, to the last fen and kopeck',
    broken: (deal, answers) => {
      if (!isOpen(deal)) return [];
      const truth = { balanceFee: fenLeft(deal), balanceRubMinor: kopecksLeft(deal) };
      const pages = voices(answers)
        .filter(({ answer }) => LEFT.every((key) => key in answer))
        .flatMap(({ name, answer }) =>
          (['balanceFee', 'balanceRubMinor'] as const).flatMap((key) =>
            unless(
              BigInt(Number(answer[key])) === truth[key],
              `${name} says ${key} ${answer[key]}, it is ${truth[key]}`,
            ),
          ),
        );
      const invoices = (answers.desk ?? []).flatMap(({ invoice }) => {
        const { balanceMinor, balanceRubMinor } = invoice as Answer;
        return unless(
          BigInt(Number(balanceMinor)) === truth.balanceFee &&
            BigInt(Number(balanceRubMinor)) === truth.balanceRubMinor,
          `the desk of payments says ${balanceMinor} and ${balanceRubMinor}, it is ${truth.balanceFee} and ${truth.balanceRubMinor}`,
        );
      });
      const due = listOf(answers.buyerDetail, 'vouchers')
        .filter(({ status }) => status === 0)
        .flatMap(({ voucherId, currency, dueFee }) =>
          unless(
            BigInt(Number(dueFee)) === (currency === 'CNY' ? truth.balanceFee : truth.balanceRubMinor),
            `slip ${voucherId} says that ${dueFee} ${currency} is due`,
          ),
        );
      return [...pages, ...invoices, ...due];
    },
  },
  paidLeavesNothing: {
    says: 'A paid order leaves nothing to pay',
    broken: (deal, answers) =>
      !isPaid(deal) || deal.order.credited_minor < deal.order.total_minor
        ? []
        : voices(answers)
            .filter(isOrderView)
            .flatMap(({ name, answer }) =>
              unless(
                answer['balanceFee'] === 0 && answer['balanceRubMinor'] === 0,
                `${name} wants ${answer['balanceFee']} of a paid order`,
              ),
            ),
  },
  halfPaidIsSaid: {
    says: 'An order with confirmed money is not shown as one without proof of payment',
    broken: (deal, answers) =>
      deal.order.credited_minor === 0 || deal.order.status === 6
        ? []
        : voices(answers)
            .filter(isOrderView)
            .filter(({ side }) => side !== 'merchant')
            .flatMap(({ name, answer }) =>
              unless(
                answer['voucherStatus'] !== 0,
                `${name} says that nothing was proven, ${answer['paidFee']} fen were`,
              ),
            ),
  },
  slipsAreShown: {
    says: 'Buyer and desk see the same slips in one order, the oldest first, each in its state',
    broken: ({ slips }, answers) =>
      (['buyerDetail', 'staffDetail'] as const).flatMap((which) => {
        const answer = answers[which];
        if (!answer) return [];
        const shown = listOf(answer, 'vouchers').map(({ voucherId, status }) => `${voucherId}:${status}`);
        const wanted = slips.map(({ voucher_id, status }) => `${voucher_id}:${status}`);
        return unless(
          shown.join(' ') === wanted.join(' '),
          `${which} shows ${shown.join(' ')}, there are ${wanted.join(' ')}`,
        );
      }),
  },
  refundsAreShown: {
    says: 'Buyer and desk see the refunds of an order, each in its state and amount',
    broken: ({ refunds }, answers) => {
      const wanted = refunds.map(
        ({ refund_id, status, amount_minor, currency }) =>
          `${refund_id}:${status}:${amount_minor}${currency}`,
      );
      const shownBy = (list: readonly Answer[]): string[] =>
        list.map(
          ({ refundId, status, amountFee, currency }) => `${refundId}:${status}:${amountFee}${currency}`,
        );
      const all: readonly (readonly [string, readonly Answer[] | undefined])[] = [
        ['the buyer’s page', answers.buyerDetail && listOf(answers.buyerDetail, 'refunds')],
        ['the desk’s page', answers.staffDetail && listOf(answers.staffDetail, 'refunds')],
        ['the buyer’s list of refunds', answers.buyerRefunds],
      ];
      return all.flatMap(([name, list]) => {
        if (!list) return [];
        const shown = shownBy(list).sort();
        return unless(
          shown.join(' ') === [...wanted].sort().join(' '),
          `${name} shows ${shown.join(' ')}, there are ${wanted.join(' ')}`,
        );
      });
    },
  },
  merchantSeesNoMoneyPapers: {
    says: 'No merchant sees slips or refunds',
    broken: (_, answers) =>
      voices(answers)
        .filter(({ side }) => side === 'merchant')
        .flatMap(({ name, answer }) =>
          unless(
            listOf(answer, 'vouchers').length === 0 &&
              listOf(answer, 'refunds').length === 0 &&
              listOf(answer, 'refundOnCancel').length === 0,
            `${name} has slips or refunds`,
          ),
        ),
  },
  wordsReachTheirReaders: {
    says: 'What people type is read by whom it is for, and by nobody else',
    broken: (_, answers, { typed }) =>
      voices(answers).flatMap(({ name, side, answer }) => {
        const text = JSON.stringify(answer);
        return typed
          .filter((words) => !words.readers.includes(side) && text.includes(words.text))
          .map((words) => `${name} shows “${words.text}”, which is for ${words.readers.join(' and ')}`);
      }),
  },
  historyIsShown: {
    says: 'The history that people see is in the order of what happened, and staff see all of it',
    broken: ({ events }: Deal, answers) => {
      const seqs = (answer: Answer | undefined): number[] =>
        listOf(answer, 'timeline').map(({ seq }) => Number(seq));
      const inOrder = (list: readonly number[]): boolean =>
        list.every((seq, index) => index === 0 || seq > list[index - 1]!);
      return [
        ...unless(inOrder(seqs(answers.buyerDetail)), 'the buyer’s history is out of order'),
        ...unless(
          !answers.staffDetail || seqs(answers.staffDetail).join() === events.map(({ seq }) => seq).join(),
          `the desk sees the lines ${seqs(answers.staffDetail).join()}`,
        ),
      ];
    },
  },
} as const satisfies Readonly<Record<string, SaidRule>>;
