import { big, sumOf } from './amounts.js';
import { isOpen, type Deal, type PaperRow } from './facts.js';
import { unless, type DealRule, type StepRule } from './rule.js';

const SCALE = 10_000;

/** Maximum milliseconds between two moments that are written one after the other. */
const SAME_MS = 60_000;

const latest = ({ papers }: Deal, kind: PaperRow['kind']): PaperRow | undefined =>
  papers.filter((paper) => paper.kind === kind).at(-1);

/** Returns the differences between a paper that was just issued and its order. */
function untrue(paper: PaperRow, { order, items, contract }: Deal): readonly string[] {
  const { facts } = paper;
  const said = facts.contract;
  const lineOf = (name: string, vin: string | null, mileage: unknown): string =>
    `${name}, VIN ${vin}, ${mileage} km`;
  const wanted = items
    .map((item) =>
      lineOf(
        item.spu_name.en,
        item.vin ?? (item.vins.length > 0 ? item.vins.join(', ') : null),
        item.facts?.mileageKm,
      ),
    )
    .sort();
  const printed = said.items
    .map((line, index) => lineOf(line.name.en, line.vin, facts.cars[index]?.mileageKm))
    .sort();
  const isFinal = paper.stage === 'signed' || paper.stage === 'invoice';
  // The last paper of a cancelled order is issued once more, and states how the order ended.
  const isEnded = order.status === 6;
  const rateIsOfNow = !isFinal && !isEnded;
  const how = order.close_type === 8 ? 'refunded' : 'cancelled';
  return [
    ...unless(
      said.totalMinor === order.total_minor,
      `says ${said.totalMinor} fen, the order ${order.total_minor}`,
    ),
    ...unless(
      sumOf(said.items, (item) => item.priceMinor * item.count) === big(order.total_minor),
      `its lines do not add up to ${order.total_minor}`,
    ),
    ...unless(said.orderNumber === order.order_number, `names order ${said.orderNumber}`),
    ...unless(
      printed.join('; ') === wanted.join('; '),
      `prints ${printed.join('; ')}, ordered were ${wanted.join('; ')}`,
    ),
    ...(rateIsOfNow
      ? [
          ...unless(
            said.totalRubMinor === order.total_rub_minor,
            `says ${said.totalRubMinor} kopecks, the order ${order.total_rub_minor}`,
          ),
          ...unless(
            Math.round(said.rate * SCALE) === order.rate_scaled,
            `says the rate ${said.rate}, the order ${order.rate_scaled}`,
          ),
          ...unless(
            paper.kind === 'contract' || facts.creditedMinor === order.credited_minor,
            `says ${facts.creditedMinor} fen paid, the order ${order.credited_minor}`,
          ),
        ]
      : []),
    ...unless(
      paper.kind === 'invoice' || facts.textHash === contract?.hash,
      `prints the text ${facts.textHash}, the contract is ${contract?.hash}`,
    ),
    ...unless(
      facts.end?.how === (isEnded ? how : undefined),
      `says that it ended ${facts.end?.how}, it has status ${order.status}`,
    ),
    ...(isEnded
      ? []
      : paper.kind === 'invoice'
        ? unless(
            (paper.stage === 'invoice') === (order.paid_at !== null),
            `is a ${paper.stage}, the order was paid at ${order.paid_at}`,
          )
        : unless(
            (paper.stage === 'signed') === (contract?.signed_at != null && order.contract_status === 1),
            `is ${paper.stage}, the contract has status ${order.contract_status}`,
          )),
  ];
}

export const paperRules = {
  signedIsSealed: {
    says: 'A contract counts as signed exactly when an accepted signature with its seal is there',
    broken: ({ order, contract }) => [
      ...unless(contract !== null, 'has no contract'),
      ...unless(
        order.contract_status !== 1 || (contract?.signed_at != null && contract.seal !== null),
        'counts as signed without a seal',
      ),
      ...unless(
        order.contract_status === 1 || !contract?.signed_at,
        'is signed, and the order does not say so',
      ),
    ],
  },
  unsignedSaysTheOrder: {
    says: 'A contract that nobody has signed says the roubles, the rate and the time to pay of the order',
    broken: (deal) => {
      const { order, contract } = deal;
      if (!contract || contract.signed_at || !isOpen(deal)) return [];
      const { facts } = contract;
      // Relative to the moment of issue: the clock of a walk moves rows, but not texts.
      const said = Date.parse(facts.payBefore) - Date.parse(facts.issuedAt);
      const wanted = Date.parse(order.pay_before) - Date.parse(contract.issued_at);
      return [
        ...unless(
          facts.totalRubMinor === order.total_rub_minor,
          `says ${facts.totalRubMinor} kopecks, the order ${order.total_rub_minor}`,
        ),
        ...unless(
          Math.round(facts.rate * SCALE) === order.rate_scaled,
          `says the rate ${facts.rate}, the order ${order.rate_scaled}`,
        ),
        // The contract of a waiting scan keeps the deadline of the moment when it was handed in.
        ...unless(
          order.contract_status === 2 || Math.abs(said - wanted) < SAME_MS,
          `is to be paid ${said / 1_000} s after its issue, the order after ${wanted / 1_000} s`,
        ),
      ];
    },
  },
  printedIsTrue: {
    says: 'The latest paper of an order says what the order says, until it is signed or paid',
    broken: (deal) =>
      isOpen(deal)
        ? (['contract', 'invoice'] as const).flatMap((kind) => {
            const paper = latest(deal, kind);
            return paper
              ? untrue(paper, deal).map((found) => `${kind} version ${paper.version} ${found}`)
              : [];
          })
        : [],
  },
  signedAfterReading: {
    says: 'A contract is signed after it was open for its reading time',
    broken: ({ contract }, { readingSeconds }) => {
      if (!contract?.signed_at) return [];
      const { first_viewed_at, signed_at } = contract;
      if (!first_viewed_at) return ['was signed and never opened'];
      const seconds = (Date.parse(signed_at) - Date.parse(first_viewed_at)) / 1_000;
      return unless(seconds >= readingSeconds - 1, `was signed ${Math.round(seconds)} s after it was opened`);
    },
  },
  scanIsLookedAt: {
    says: 'A contract that came back as a scan is signed when a member of staff has accepted it',
    broken: ({ order, contract, scans, events }) => {
      const accepted = scans.filter(({ state }) => state === 'accepted');
      const isLookedAt =
        accepted.some(({ decided_by_id }) => decided_by_id !== null) &&
        events.some(({ action, actor_kind }) => action === 'acceptContract' && actor_kind === 'staff');
      return [
        ...unless(
          contract?.signed_by !== 'scan' || order.contract_status !== 1 || isLookedAt,
          'is signed by a scan that nobody looked at',
        ),
        ...unless(
          accepted.length === 0 || order.contract_status === 1,
          'a scan was accepted, and the contract is not signed',
        ),
      ];
    },
  },
  scanWaitsAsSaid: {
    says: 'A contract is to be checked exactly while a scan of it waits, of which there is one at most',
    broken: ({ order, scans }) => {
      const count = scans.filter(({ state }) => state === 'waiting').length;
      return unless(
        count === (order.contract_status === 2 ? 1 : 0),
        `${count} scans wait, the contract has status ${order.contract_status}`,
      );
    },
  },
  noMoneyInFullUnsigned: {
    says: 'A payment is confirmed in full only when the contract is signed',
    broken: ({ order }) =>
      unless(![2, 3, 5].includes(order.status) || order.contract_status === 1, 'is paid and not signed'),
  },
  paperVersionsGapless: {
    says: 'Versions of a paper are numbered without a gap',
    broken: (deal) =>
      (['contract', 'invoice'] as const).flatMap((kind) =>
        unless(
          deal.papers
            .filter((paper) => paper.kind === kind)
            .every(({ version }, index) => version === index + 1),
          `${kind} has versions ${deal.papers
            .filter((paper) => paper.kind === kind)
            .map(({ version }) => version)
            .join(', ')}`,
        ),
      ),
  },
} as const satisfies Readonly<Record<string, DealRule>>;

export const paperStepRules = {
  papersStay: {
    says: 'A paper that was issued never changes',
    broken: (after, before) =>
      before.papers.flatMap((paper) => {
        const now = after.papers.find(({ document_id }) => document_id === paper.document_id);
        return unless(
          JSON.stringify(now) === JSON.stringify(paper),
          `${paper.kind} version ${paper.version} was changed`,
        );
      }),
  },
  newPaperIsTrue: {
    says: 'A paper says what the order says when it is issued',
    broken: (after, before) =>
      after.papers
        .filter(({ document_id }) => !before.papers.some((paper) => paper.document_id === document_id))
        // A paper that was replaced within the same step was correct when it was issued.
        .filter(
          (paper) =>
            !after.papers.some(({ kind, version }) => kind === paper.kind && version > paper.version),
        )
        .flatMap((paper) =>
          untrue(paper, after).map((found) => `${paper.kind} version ${paper.version} ${found}`),
        ),
  },
  namedVinsReachPapers: {
    says: 'When a VIN is named, issued papers have a version with it',
    broken: (after, before) => {
      const named = after.events.some(
        ({ seq, action }) => seq > before.order.version && action === 'nameVins',
      );
      if (!named || (after.order.status === 6 && !isOpen(after))) return [];
      const vins = after.items.flatMap((item) => item.vins);
      return (['contract', 'invoice'] as const).flatMap((kind) => {
        const paper = latest(after, kind);
        if (!paper) return [];
        const said = paper.facts.contract.items.map(({ vin }) => vin ?? '').join(', ');
        return unless(
          vins.every((vin) => said.includes(vin)),
          `${kind} says ${said}, named were ${vins.join(', ')}`,
        );
      });
    },
  },
  formerTextsStay: {
    says: 'A text that a contract had is kept, and that of a signed one is never replaced',
    broken: ({ contract: now }, { contract: was, order }) => {
      if (!now || !was) return [];
      const wanted = now.hash === was.hash ? was.former_hashes : [...was.former_hashes, was.hash];
      return [
        ...unless(
          wanted.every((hash, index) => now.former_hashes[index] === hash),
          `had the texts ${wanted.join(', ')}, kept are ${now.former_hashes.join(', ')}`,
        ),
        ...unless(
          now.hash === was.hash || order.contract_status !== 1,
          'the text of a signed contract was replaced',
        ),
      ];
    },
  },
  signatureStays: {
    says: 'A signature that was accepted is not replaced',
    broken: (after, before) =>
      unless(
        before.order.contract_status !== 1 || before.contract?.seal === after.contract?.seal,
        'the seal of a signed contract was changed',
      ),
  },
} as const satisfies Readonly<Record<string, StepRule>>;
