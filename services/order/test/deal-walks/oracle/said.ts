import { fenLeft, kopecksLeft, paidOut, sumOf, waiting } from './amounts.js';
import { PAYMENT_WORDS, paymentOf, slipThatCounts, spellingsOf, stageOf, unclaimedBy } from './expected.js';
import { isOpen, isPaid, type Deal } from './facts.js';
import { unless, type Answer, type SaidRule } from './rule.js';
import { isOrderView, listOf, saidOf, voices } from './voices.js';

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

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

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
    broken: (deal, answers) => {
      if (!isPaid(deal)) return [];
      const pages = voices(answers)
        .filter(isOrderView)
        .map(({ name, answer }) => [name, answer['balanceFee'], answer['balanceRubMinor']] as const);
      const invoices = (answers.desk ?? []).map(({ invoice }) => {
        const { balanceMinor, balanceRubMinor } = invoice as Answer;
        return ['the desk of payments', balanceMinor, balanceRubMinor] as const;
      });
      return [...pages, ...invoices].flatMap(([name, fen, kopecks]) =>
        unless(fen === 0 && kopecks === 0, `${name} wants ${fen} of a paid order`),
      );
    },
  },
  acceptedDifferenceIsNamed: {
    says: 'Buyer and desk read which difference was accepted with a payment',
    broken: (deal, answers) => {
      if (!isPaid(deal)) return [];
      const accepted = deal.slips.filter(
        ({ status, written_off_minor }) => status === 1 && (written_off_minor ?? 0) > 0,
      );
      return saidOf(answers)
        .filter(({ side }) => side !== 'merchant')
        .flatMap(({ name, said }) => {
          const notes = (said['notes'] ?? []) as readonly string[];
          return accepted.flatMap((slip) =>
            unless(
              notes.some((note) => spellingsOf(slip, deal).some((digits) => digitsOf(note).includes(digits))),
              `${name} does not say that ${slip.written_off_minor} fen were accepted: “${notes.join(' ')}”`,
            ),
          );
        });
    },
  },
  stageIsSaid: {
    says: 'Pages and lists say the stage that state, contract, slips and refunds make',
    broken: (deal, answers) =>
      saidOf(answers).flatMap(({ name, said }) =>
        unless(said['stage'] === stageOf(deal), `${name} says ${said['stage']}, it is ${stageOf(deal)}`),
      ),
  },
  paymentIsSaid: {
    says: 'What has come in is said as it is: an order with confirmed money is not shown as one without',
    broken: (deal, answers) =>
      saidOf(answers)
        .filter(({ side }) => side !== 'merchant')
        .flatMap(({ name, said }) =>
          unless(
            PAYMENT_WORDS[paymentOf(deal)].includes(String(said['payment'])),
            `${name} says “${said['payment']}”, it is ${paymentOf(deal)}`,
          ),
        ),
  },
  returnedPartIsNamed: {
    says: 'Buyer and desk read how much of the payment went back while the order goes on',
    broken: (deal, answers) => {
      if (!isPaid(deal)) return [];
      const back = paidOut(deal).filter(({ kind }) => kind === 'claim');
      return (['CNY', 'RUB'] as const).flatMap((currency) => {
        const sum = sumOf(
          back.filter((refund) => refund.currency === currency),
          ({ amount_minor }) => amount_minor,
        );
        if (sum === 0n) return [];
        return saidOf(answers)
          .filter(({ side }) => side !== 'merchant')
          .flatMap(({ name, said }) => {
            const notes = (said['notes'] ?? []) as readonly string[];
            return unless(
              notes.some((note) => digitsOf(note).includes(String(sum))),
              `${name} does not say that ${sum} ${currency} went back: “${notes.join(' ')}”`,
            );
          });
      });
    },
  },
  leftIsSaid: {
    says: 'What is said to be left to pay is what is due, in both currencies; nothing of a paid or ended order',
    broken: (deal, answers) => {
      const [fen, kopecks] = isOpen(deal) ? [fenLeft(deal), kopecksLeft(deal)] : [0n, 0n];
      const [openFen, openKopecks] = unclaimedBy(deal, fen, kopecks);
      return saidOf(answers).flatMap(({ name, said }) => {
        const draft = said['slipDraft'] as Answer | null;
        const isOther = draft !== null && draft['corrects'] === null && !draft['replaces'];
        return [
          ...unless(
            BigInt(Number(said['leftMinor'])) === fen && BigInt(Number(said['leftRubMinor'])) === kopecks,
            `${name} says that ${said['leftMinor']} and ${said['leftRubMinor']} are left, it is ${fen} and ${kopecks}`,
          ),
          ...unless(
            !isOther ||
              (BigInt(Number(draft['amountCnyMinor'])) === openFen &&
                BigInt(Number(draft['amountRubMinor'])) === openKopecks),
            `${name} fills in ${draft?.['amountCnyMinor']} and ${draft?.['amountRubMinor']}, not claimed are ${openFen} and ${openKopecks}`,
          ),
        ];
      });
    },
  },
  claimedIsNotAskedAgain: {
    says: 'A buyer whose waiting slips claim everything reads that it is checked, and replaces one instead of paying again',
    broken: (deal, answers) => {
      const [fen, kopecks] = isOpen(deal) ? [fenLeft(deal), kopecksLeft(deal)] : [0n, 0n];
      const isClaimed =
        fen > 0n && waiting(deal).length > 0 && unclaimedBy(deal, fen, kopecks).every((left) => left === 0n);
      const own = isClaimed
        ? waiting(deal)
            .filter(({ uploaded_by_kind }) => uploaded_by_kind === 'buyer')
            .at(-1)
        : undefined;
      return saidOf(answers).flatMap(({ name, side, said }) => {
        const replaces = (said['slipDraft'] as Answer | null)?.['replaces'] ?? null;
        const wanted = own ? String(own.voucher_id) : null;
        return [
          ...unless(
            said['isAllClaimed'] === (isClaimed && side !== 'merchant'),
            `${name} says ${said['isAllClaimed']} about slips that claim ${isClaimed ? 'everything' : 'a part'}`,
          ),
          ...unless(
            side !== 'buyer' || !said['slipDraft'] || replaces === wanted,
            `${name} replaces slip ${replaces}, it is ${wanted}`,
          ),
        ];
      });
    },
  },
  slipThatCountsIsSaid: {
    says: 'The slip that counts is the newest that waits, else the one decided last; only one that came back is corrected',
    broken: (deal, answers) =>
      saidOf(answers)
        .filter(({ side }) => side !== 'merchant')
        .flatMap(({ name, said }) => {
          const slip = slipThatCounts(deal);
          const id = slip ? String(slip.voucher_id) : null;
          const corrects = (said['slipDraft'] as Answer | null)?.['corrects'] ?? null;
          return [
            ...unless(said['slipId'] === id, `${name} says that slip ${said['slipId']} counts, it is ${id}`),
            ...unless(
              corrects === null || (corrects === id && slip?.status === 2),
              `${name} corrects slip ${corrects}`,
            ),
          ];
        }),
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
  stepsHaveDates: {
    says: 'A step that is done says when',
    broken: (_, answers) =>
      listOf(answers.buyerDetail, 'steps').flatMap(({ name, isDone, at }) =>
        unless(
          isDone === (at !== null),
          `the step ${name} is ${isDone ? '' : 'not '}done, its date is ${at}`,
        ),
      ),
  },
  historyIsShown: {
    says: 'The history that people see is in the order of what happened, and staff see all of it',
    broken: ({ events }: Deal, answers) => {
      const seqs = (answer: Answer | undefined): number[] =>
        listOf(answer, 'timeline').map(({ seq }) => Number(seq));
      const inOrder = (list: readonly number[]): boolean =>
        list.every((seq, index) => index === 0 || seq > list[index - 1]!);
      // A timer may have added a line, such as a reminder, between the snapshot and the answer.
      const atTheDesk = seqs(answers.staffDetail).slice(0, events.length);
      return [
        ...unless(inOrder(seqs(answers.buyerDetail)), 'the buyer’s history is out of order'),
        ...unless(
          !answers.staffDetail ||
            (inOrder(seqs(answers.staffDetail)) && atTheDesk.join() === events.map(({ seq }) => seq).join()),
          `the desk sees the lines ${seqs(answers.staffDetail).join()}`,
        ),
      ];
    },
  },
} as const satisfies Readonly<Record<string, SaidRule>>;
