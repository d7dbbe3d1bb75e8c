import type { Deal } from './facts.js';
import { unless, type DealRule, type StepRule } from './rule.js';

/** Events that cause a notice to the buyer, by the last part of their subject. */
const TOLD = [
  'submitted',
  'contractSigned',
  'contractHandedIn',
  'contractSentBack',
  'paymentSlipUploaded',
  'slipRejected',
  'paymentConfirmed',
  'paymentPartConfirmed',
  'requoted',
  'payTimeExtended',
  'shipped',
  'received',
  'cancelled',
  'expired',
  'milestoneWritten',
  'delayed',
  'vinsNamed',
  'refundMoved',
];

/** Moves that cause exactly one event, with its name. */
const EVENT_OF: Readonly<Record<string, string>> = {
  submit: 'submitted',
  signContract: 'contractSigned',
  acceptContract: 'contractSigned',
  handInContract: 'contractHandedIn',
  sendContractBack: 'contractSentBack',
  uploadSlip: 'paymentSlipUploaded',
  rejectSlip: 'slipRejected',
  rejectSlipMoreWait: 'slipRejected',
  rejectLate: 'slipRejected',
  confirmPayment: 'paymentConfirmed',
  confirmPart: 'paymentPartConfirmed',
  confirmPartMoreWait: 'paymentPartConfirmed',
  requote: 'requoted',
  extendPayTime: 'payTimeExtended',
  ship: 'shipped',
  receive: 'received',
  autoReceive: 'received',
  cancel: 'cancelled',
  staffCancel: 'cancelled',
  refundWhole: 'cancelled',
  expire: 'expired',
  milestone: 'milestoneWritten',
  delay: 'delayed',
  nameVins: 'vinsNamed',
};

export const nameOf = (subject: string): string => subject.slice(subject.lastIndexOf('.') + 1);

export const historyRules = {
  historyIsGapless: {
    says: 'The history has a line for each version, each beginning where the one before ended, and ends at the present state',
    broken: ({ order, events }) => [
      ...unless(events.length === order.version, `${events.length} lines at version ${order.version}`),
      ...events.flatMap(({ seq, action, from_status }, index) => [
        ...unless(seq === index + 1, `line ${index + 1} has the number ${seq}`),
        ...unless(
          index === 0 || from_status === events[index - 1]!.to_status,
          `${action} began at ${from_status}, not at ${events[index - 1]?.to_status}`,
        ),
      ]),
      ...unless(
        events.at(-1)?.to_status === order.status,
        `the last line leads to ${events.at(-1)?.to_status}, not ${order.status}`,
      ),
    ],
  },
  eachMoveIsTold: {
    says: 'Each move that others act on goes out as exactly one event',
    broken: ({ events, outbox }) => {
      const count = (names: readonly string[]): Map<string, number> => {
        const counts = new Map<string, number>();
        for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
        return counts;
      };
      const wanted = count(events.flatMap(({ action }) => EVENT_OF[action] ?? []));
      const sent = count(
        outbox.map(({ subject }) => nameOf(subject)).filter((name) => Object.values(EVENT_OF).includes(name)),
      );
      return [...new Set([...wanted.keys(), ...sent.keys()])].flatMap((name) =>
        unless(
          wanted.get(name) === sent.get(name),
          `${wanted.get(name) ?? 0} moves, ${sent.get(name) ?? 0} events ${name}`,
        ),
      );
    },
  },
  refundsAreTold: {
    says: 'Each step of a refund goes out as exactly one event',
    broken: ({ refunds, outbox }) =>
      refunds.flatMap((refund) => {
        const told = outbox
          .filter(
            ({ subject, payload }) =>
              nameOf(subject) === 'refundMoved' && String(payload['refundId']) === String(refund.refund_id),
          )
          .map(({ payload }) => Number(payload['status']));
        const wanted = refund.status === 2 ? [0, 1, 2] : refund.status === 0 ? [0] : [0, refund.status];
        return unless(
          JSON.stringify(told) === JSON.stringify(wanted),
          `refund ${refund.refund_id} is ${refund.status}, told were ${told.join(', ')}`,
        );
      }),
  },
  refundsAreInTheHistory: {
    says: 'The history has a line for each refund that was paid out, and one for each decision about one',
    broken: ({ refunds, events }) => {
      const linesOf = (move: string): number => events.filter(({ action }) => action === move).length;
      const decisions = (...statuses: readonly number[]): number =>
        new Set(
          refunds
            .filter(({ status, decided_by_id }) => statuses.includes(status) && decided_by_id !== null)
            // The refunds of one claim are decided together.
            .map(({ kind, created_at, refund_id }) => (kind === 'claim' ? created_at : refund_id)),
        ).size;
      const paid = refunds.filter(({ status }) => status === 2).length;
      return [
        ...unless(linesOf('payRefund') === paid, `${paid} were paid out, ${linesOf('payRefund')} lines`),
        ...unless(
          linesOf('grantRefund') === decisions(1, 2),
          `${decisions(1, 2)} were granted, ${linesOf('grantRefund')} lines`,
        ),
      ];
    },
  },
  slipStatusIsOfSlips: {
    says: 'The order says that a slip waits exactly when one waits',
    broken: ({ order, slips }) =>
      unless(
        (order.slip_status === 1) === slips.some(({ status }) => status === 0),
        `slip status ${order.slip_status}, slips ${slips.map(({ status }) => status).join(', ')}`,
      ),
  },
  stateIsOfSlips: {
    says: 'An order whose payment is being checked has a slip that waits',
    broken: ({ order, slips }) =>
      unless(
        order.status !== 4 || slips.some(({ status }) => status === 0),
        'is to be confirmed and no slip waits',
      ),
  },
} as const satisfies Readonly<Record<string, DealRule>>;

/** Returns a deal as JSON without the rows that follow from events later, and without reminders, which timers write. */
const ofTheStep = ({ holds: _holds, notices: _notices, outbox, ...deal }: Deal): string =>
  JSON.stringify([deal, outbox.filter(({ subject }) => nameOf(subject) !== 'reminded')]);

const timersMoved = (after: Deal, before: Deal): boolean =>
  after.events.some(({ seq, actor_kind }) => seq > before.order.version && actor_kind === 'system');

export const stepRules = {
  refusalChangesNothing: {
    says: 'A step that is refused leaves no trace',
    broken: (after, before, { end, why }) =>
      unless(
        end !== 'refused' || timersMoved(after, before) || ofTheStep(after) === ofTheStep(before),
        `was refused (${why}) and changed the deal`,
      ),
  },
  repeatChangesNothing: {
    says: 'The same request once more changes nothing',
    broken: (after, before, { repeats }) =>
      unless(
        repeats === undefined || timersMoved(after, before) || ofTheStep(after) === ofTheStep(before),
        `${repeats} was repeated and changed the deal`,
      ),
  },
  repeatIsAnswered: {
    says: 'The same request once more is answered like the first time',
    broken: (after, before, { repeats, end, why }) =>
      unless(
        repeats === undefined || timersMoved(after, before) || end === 'done',
        `${repeats} was refused the second time: ${why}`,
      ),
  },
  refusalSaysWhatIsRight: {
    says: 'A refusal names its reason; that the rules of a deal would be broken is the last lock, which no person should meet',
    broken: (_after, _before, { why }) =>
      unless(why !== 'order.dealContradicted', 'was refused by the last lock alone'),
  },
  shownAmountSuffices: {
    says: 'A payment of exactly the amount that was shown as due pays the order',
    broken: (_after, _before, { isAsShown, why }) =>
      unless(
        !isAsShown || why !== 'order.slipAmountDiffers',
        'the amount that was shown as due was paid, and differs from what is due',
      ),
  },
} as const satisfies Readonly<Record<string, StepRule>>;

/** Rules that hold when all events have been handled. */
export const noticeRules = {
  buyerIsTold: {
    says: 'The buyer has one notice of each event that concerns them',
    broken: ({ order, outbox, notices }) => {
      const recipient = `person:${order.user_id}`;
      return (
        outbox
          .filter(({ subject }) => TOLD.includes(nameOf(subject)))
          // For an order that ended as refunded, the notice about the pay-out is sent instead.
          .filter(({ subject, payload }) => nameOf(subject) !== 'cancelled' || payload['closeType'] !== 8)
          // A claim that ended with its order was refused by nobody.
          .filter(({ payload }) => payload['isReplaced'] !== true)
          .flatMap(({ id, subject }) => {
            const mine = notices.filter((notice) => notice.event_id === id && notice.recipient === recipient);
            return unless(mine.length === 1, `${nameOf(subject)} has ${mine.length} notices to its buyer`);
          })
      );
    },
  },
} as const satisfies Readonly<Record<string, DealRule>>;
