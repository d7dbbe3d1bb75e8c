import { confirmed } from './amounts.js';
import type { Deal, RefundRow, Seen } from './facts.js';
import { unless, type DealRule, type SceneRule, type Told } from './rule.js';

const DAY_MS = 86_400_000;

const present = (...ids: readonly (string | null)[]): string[] =>
  ids.filter((id): id is string => id !== null && id !== 'system' && id !== 'staff');

const receivers = ({ slips }: Deal): string[] =>
  slips.flatMap((slip) => [
    ...(slip.uploaded_by_kind === 'staff' ? present(slip.uploaded_by_id) : []),
    ...(slip.status === 0 || slip.status === 1 ? present(slip.first_by_id) : []),
    ...(slip.status === 1 ? present(slip.audited_by_id) : []),
  ]);
const approvers = ({ refunds }: Deal): string[] =>
  refunds.flatMap((refund) => [
    ...(refund.status === 3 ? [] : present(refund.first_by_id)),
    ...(refund.status === 1 || refund.status === 2 ? present(refund.decided_by_id) : []),
  ]);
const payers = ({ refunds }: Deal): string[] => refunds.flatMap(({ paid_by_id }) => present(paid_by_id));

const decisionOf = ({ status }: RefundRow): 'open' | 'granted' | 'rejected' => {
  if (status === 0) return 'open';
  return status === 3 ? 'rejected' : 'granted';
};

/** Money that one person moved. */
interface Movement {
  readonly person: string;
  readonly fen: number;
  readonly at: number;
  readonly alone: boolean;
  readonly what: string;
}

/** Whether two refunds were asked for by one request of the buyer. */
const isOfSameClaim = (one: RefundRow, other: RefundRow): boolean =>
  one.refund_id === other.refund_id ||
  (one.kind === 'claim' && other.kind === 'claim' && one.created_at === other.created_at);

function movementsOf(deal: Deal): Movement[] {
  const slips = confirmed(deal).flatMap((slip) =>
    present(slip.audited_by_id).map((person) => ({
      person,
      fen: slip.credited_minor + (slip.written_off_minor ?? 0),
      at: Date.parse(slip.audited_at ?? slip.created_at),
      alone: slip.first_by_id === null,
      what: `slip ${slip.voucher_id}`,
    })),
  );
  const approved = deal.refunds.filter(({ status }) => status === 1 || status === 2);
  const approvals = approved
    // One claim for the whole sum is one decision.
    .filter((refund, place) => approved.findIndex((other) => isOfSameClaim(refund, other)) === place)
    .flatMap((refund) =>
      present(refund.decided_by_id).map((person) => ({
        person,
        fen: approved
          .filter((other) => isOfSameClaim(refund, other))
          .reduce((total, { amount_cny_minor }) => total + amount_cny_minor, 0),
        at: Date.parse(refund.decided_at ?? refund.created_at),
        alone: refund.first_by_id === null,
        what: `approval of refund ${refund.refund_id}`,
      })),
    );
  const payouts = deal.refunds.flatMap((refund) =>
    present(refund.paid_by_id).map((person) => ({
      person,
      fen: refund.amount_cny_minor,
      at: Date.parse(refund.paid_at ?? refund.created_at),
      // Paying out takes one person: others approved the refund.
      alone: false,
      what: `refund ${refund.refund_id}`,
    })),
  );
  return [...slips, ...approvals, ...payouts];
}

export const peopleRules = {
  claimIsDecidedAsOne: {
    says: 'The refunds of a claim for the whole sum are granted or rejected together',
    broken: ({ refunds }) =>
      refunds.flatMap((refund) =>
        refunds
          .filter((other) => other.refund_id > refund.refund_id && isOfSameClaim(refund, other))
          .filter((other) => decisionOf(other) !== decisionOf(refund))
          .map(
            (other) =>
              `refund ${refund.refund_id} is ${decisionOf(refund)}, and ${other.refund_id} of the same claim is ${decisionOf(other)}`,
          ),
      ),
  },
  oneTaskPerPerson: {
    says: 'Nobody does two of: hand in or confirm money, approve its return, pay it out',
    broken: (deal) => {
      const [received, approved, paid] = [receivers(deal), approvers(deal), payers(deal)];
      const both = (one: readonly string[], other: readonly string[], tasks: string): readonly string[] =>
        [...new Set(one)].filter((id) => other.includes(id)).map((id) => `${id} ${tasks}`);
      return [
        ...both(received, approved, 'took money and approved its return'),
        ...both(received, paid, 'took money and paid it out'),
        ...both(approved, paid, 'approved a return and paid it out'),
      ];
    },
  },
  twoAreTwo: {
    says: 'The second of two is another person, and nobody checks what they handed in or asked for',
    broken: ({ slips, refunds }) => [
      ...slips.flatMap((slip) => [
        ...unless(
          slip.status !== 1 || slip.first_by_id === null || slip.first_by_id !== slip.audited_by_id,
          `slip ${slip.voucher_id} was confirmed twice by ${slip.audited_by_id}`,
        ),
        ...unless(
          slip.uploaded_by_kind !== 'staff' ||
            (slip.status !== 1 && slip.first_by_id === null) ||
            (slip.uploaded_by_id !== slip.audited_by_id && slip.uploaded_by_id !== slip.first_by_id),
          `slip ${slip.voucher_id} was handed in and confirmed by ${slip.uploaded_by_id}`,
        ),
      ]),
      ...refunds.flatMap((refund) => [
        ...unless(
          refund.status === 3 || refund.first_by_id === null || refund.first_by_id !== refund.decided_by_id,
          `refund ${refund.refund_id} was approved twice by ${refund.first_by_id}`,
        ),
        ...unless(
          refund.requested_by_kind !== 'staff' ||
            refund.status === 3 ||
            (refund.requested_by_id !== refund.decided_by_id &&
              refund.requested_by_id !== refund.first_by_id),
          `refund ${refund.refund_id} was caused and approved by ${refund.requested_by_id}`,
        ),
      ]),
    ],
  },
} as const satisfies Readonly<Record<string, DealRule>>;

export const limitRules = {
  limitOfADay: {
    says: 'Above the limit of what one person moves in a day, over all orders, a second person is asked',
    broken: ({ deals }: Seen, { secondPersonAbove }: Told) => {
      const all = deals.flatMap(movementsOf).sort((one, other) => one.at - other.at);
      return all.flatMap((now) => {
        if (!now.alone) return [];
        const before = all.filter(
          ({ person, at }) => person === now.person && at < now.at && at > now.at - DAY_MS,
        );
        const sum = before.reduce((total, { fen }) => total + fen, now.fen);
        return unless(
          sum <= secondPersonAbove,
          `${now.person} moved ${sum} fen in a day with ${now.what}, alone; the limit is ${secondPersonAbove}`,
        );
      });
    },
  },
} as const satisfies Readonly<Record<string, SceneRule>>;
