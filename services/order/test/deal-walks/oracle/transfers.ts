import { big, confirmed, paidOut, receivedBy, sumOf } from './amounts.js';
import type { SlipRow, TransferRow } from './facts.js';
import { unless, type SceneRule, type SceneStepRule } from './rule.js';

const ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  O: '0',
  I: '1',
  З: '3',
};

/**
 * Returns a reference as a bank would compare it: without case, spaces and dashes, and with one letter for those that
 * look alike.
 */
const plainReference = (reference: string): string =>
  [...reference.toUpperCase().replace(/[\s\-–—_./]/g, '')]
    .map((letter) => ALIKE[letter] ?? letter)
    .map((letter) => ALIKE[letter] ?? letter)
    .join('');

/** Returns the reference that the clerk read on the statement, else that of the slip. */
const referenceOf = (slip: SlipRow, transfers: readonly TransferRow[]): string | null =>
  transfers.find(({ transfer_id }) => transfer_id === slip.transfer_id)?.reference ?? slip.bank_ref;

/** Whether two people have confirmed a slip, the second of whom confirmed none of the others. */
const isByTwoOthers = (slip: SlipRow, others: readonly SlipRow[]): boolean =>
  slip.first_by_id !== null &&
  !others.some(({ first_by_id, audited_by_id }) => [first_by_id, audited_by_id].includes(slip.audited_by_id));

/** Returns the number that a bank would book: the last of the longest runs of digits, without leading zeros. */
const numberOf = (reference: string): string => {
  const runs = reference.match(/\d+/g) ?? [];
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  return (runs.findLast(({ length }) => length === longest) ?? '').replace(/^0+/, '');
};

const inOrderOfConfirmation = (one: SlipRow, other: SlipRow): number =>
  Date.parse(one.audited_at ?? one.created_at) - Date.parse(other.audited_at ?? other.created_at);

const THREE_DAYS_MS = 3 * 86_400_000;

export const transferStepRules = {
  transfersKeepTheirCurrency: {
    says: 'A transfer that is counted keeps its currency',
    broken: (after, before) =>
      before.transfers.flatMap((transfer) => {
        const now = after.transfers.find(({ transfer_id }) => transfer_id === transfer.transfer_id);
        const isCounted = before.deals
          .flatMap(confirmed)
          .some(({ transfer_id }) => transfer_id === transfer.transfer_id);
        return unless(
          !isCounted || now?.currency === transfer.currency,
          `${transfer.reference}: ${transfer.currency} became ${now?.currency}`,
        );
      }),
  },
  wholeChangesByTwo: {
    says: 'The recorded whole amount of a transfer is changed by two people, the second of whom did not confirm it before',
    broken: (after, before) =>
      before.transfers.flatMap((transfer) => {
        const now = after.transfers.find(({ transfer_id }) => transfer_id === transfer.transfer_id);
        const isPart = ({ transfer_id }: SlipRow): boolean => transfer_id === transfer.transfer_id;
        const partsBefore = before.deals.flatMap(confirmed).filter(isPart);
        if (partsBefore.length === 0 || now?.whole_minor === transfer.whole_minor) return [];
        const known = partsBefore.map(({ voucher_id }) => voucher_id);
        const added = after.deals
          .flatMap(confirmed)
          .filter((slip) => isPart(slip) && !known.includes(slip.voucher_id));
        return unless(
          added.some((slip) => isByTwoOthers(slip, partsBefore)),
          `${transfer.reference}: ${transfer.whole_minor} became ${now?.whole_minor} with ${added.map(({ voucher_id }) => voucher_id).join(', ')}`,
        );
      }),
  },
  firstReadsWhatIsFree: {
    says: 'The first of two people confirms no transfer and no file that counts for another order',
    broken: (after, before) => {
      const counted = before.deals.flatMap(confirmed);
      const statedBefore = new Map(
        before.deals.flatMap(({ slips }) => slips).map(({ voucher_id, first_at }) => [voucher_id, first_at]),
      );
      return after.deals
        .flatMap(({ slips }) => slips)
        .filter(({ voucher_id, first_at }) => first_at !== null && first_at !== statedBefore.get(voucher_id))
        .flatMap((slip) => {
          const stated = slip.first_stated;
          if (!stated) return [];
          const key = plainReference(stated.reference);
          const others = counted.filter(({ order_id }) => order_id !== slip.order_id);
          const isOf = (other: SlipRow): boolean =>
            plainReference(referenceOf(other, before.transfers) ?? '') === key;
          const files = slip.files.map(({ url }) => url);
          return [
            ...unless(
              stated.transferMinor !== null || !others.some(isOf),
              `the first confirmed slip ${slip.voucher_id} by ${stated.reference}, which counts for another order`,
            ),
            ...unless(
              !others.some((other) => !isOf(other) && other.files.some(({ url }) => files.includes(url))),
              `the first confirmed slip ${slip.voucher_id} by a file of another transfer`,
            ),
          ];
        });
    },
  },
} as const satisfies Readonly<Record<string, SceneStepRule>>;

export const transferRules = {
  oneTransferOneOrder: {
    says: 'A bank transfer is confirmed for one order, or divided openly into parts that do not exceed it',
    broken: ({ deals, transfers }) => {
      const byReference = new Map<string, SlipRow[]>();
      for (const slip of deals.flatMap(confirmed)) {
        const reference = referenceOf(slip, transfers);
        if (!reference) continue;
        const key = plainReference(reference);
        byReference.set(key, [...(byReference.get(key) ?? []), slip]);
      }
      return [...byReference].flatMap(([reference, slips]) => {
        if (new Set(slips.map(({ order_id }) => order_id)).size < 2) return [];
        const whole = transfers.find(({ transfer_id }) => transfer_id === slips[0]!.transfer_id)?.whole_minor;
        const parts = sumOf(slips, receivedBy);
        const isDivided =
          whole !== undefined &&
          slips.every(
            (slip) => slip.transfer_id === slips[0]!.transfer_id && slip.currency === slips[0]!.currency,
          );
        return unless(
          isDivided && parts <= big(whole),
          `${reference} is confirmed for orders ${slips.map(({ order_id }) => order_id).join(', ')}: ${parts} of ${whole ?? 'no stated whole'}`,
        );
      });
    },
  },
  partsWithinTransfer: {
    says: 'The parts of a transfer do not exceed it',
    broken: ({ deals, transfers }) =>
      transfers.flatMap((transfer) => {
        const parts = deals.flatMap(confirmed).filter((slip) => slip.transfer_id === transfer.transfer_id);
        const sum = sumOf(parts, receivedBy);
        return unless(
          sum <= big(transfer.whole_minor),
          `${transfer.reference}: parts of ${sum}, whole ${transfer.whole_minor}`,
        );
      }),
  },
  anotherBuyerTakesTwo: {
    says: 'A part of a transfer for an order of another buyer is confirmed by two people, the second of whom confirmed no part before',
    broken: ({ deals, transfers }) => {
      const buyerOf = new Map(deals.map(({ order }) => [order.order_id, order.user_id]));
      return transfers.flatMap(({ transfer_id, reference }) => {
        const parts = deals
          .flatMap(confirmed)
          .filter((slip) => slip.transfer_id === transfer_id)
          .sort(inOrderOfConfirmation);
        return parts.flatMap((slip, place) => {
          const before = parts.slice(0, place);
          const isOfAnother = before.some(
            ({ order_id }) => buyerOf.get(order_id) !== buyerOf.get(slip.order_id),
          );
          return unless(
            !isOfAnother || isByTwoOthers(slip, before),
            `slip ${slip.voucher_id} is a part of ${reference} for another buyer, confirmed by ${slip.first_by_id} and ${slip.audited_by_id}`,
          );
        });
      });
    },
  },
  sameNumberTakesTwo: {
    says: 'A transfer that may be a counted one, by number, currency, and buyer, day or amount, is counted when two people state that it is another one',
    broken: ({ deals, transfers }) => {
      const buyerOf = new Map(deals.map(({ order }) => [order.order_id, order.user_id]));
      const all = deals.flatMap(confirmed).sort(inOrderOfConfirmation);
      const known = transfers.flatMap((transfer) => {
        const parts = all.filter(({ transfer_id }) => transfer_id === transfer.transfer_id);
        return parts[0] ? [{ transfer, first: parts[0], parts }] : [];
      });
      return known.flatMap((one, place) =>
        known.slice(place + 1).flatMap((other) => {
          const isSameNumber = numberOf(one.transfer.reference) === numberOf(other.transfer.reference);
          const apartMs = Math.abs(Date.parse(one.first.paid_on) - Date.parse(other.first.paid_on));
          const isMaybeSame =
            isSameNumber &&
            one.first.currency === other.first.currency &&
            (buyerOf.get(one.first.order_id) === buyerOf.get(other.first.order_id) ||
              apartMs <= THREE_DAYS_MS ||
              receivedBy(one.first) === receivedBy(other.first));
          const isStated = [...one.parts, ...other.parts].some(
            (slip) => slip.is_other_transfer === true && slip.first_by_id !== null,
          );
          return unless(
            !isMaybeSame || isStated,
            `${one.transfer.reference} and ${other.transfer.reference} are counted, and nobody states that they differ`,
          );
        }),
      );
    },
  },
  oneTransferOnePayout: {
    says: 'A transfer pays one refund, or is divided openly into parts that do not exceed it, and is no receipt',
    broken: ({ deals, transfers }) => {
      const paid = deals.flatMap(paidOut);
      const receipts = deals
        .flatMap(confirmed)
        .map((slip) => plainReference(referenceOf(slip, transfers) ?? ''));
      const references = [...new Set(paid.map(({ bank_ref }) => plainReference(bank_ref ?? '')))];
      return references.flatMap((reference) => {
        const parts = paid.filter(({ bank_ref }) => plainReference(bank_ref ?? '') === reference);
        const whole = transfers.find(({ transfer_id }) => transfer_id === parts[0]!.transfer_id)?.whole_minor;
        const sum = sumOf(parts, ({ amount_minor }) => amount_minor);
        const isOne = parts.every(
          (part) => part.transfer_id === parts[0]!.transfer_id && part.currency === parts[0]!.currency,
        );
        const ids = parts.map(({ refund_id }) => refund_id).join(', ');
        return [
          ...unless(
            isOne && whole !== undefined && sum <= big(whole),
            `${reference} pays refunds ${ids}: ${sum} of ${whole}`,
          ),
          ...unless(!receipts.includes(reference), `${reference} is a receipt and pays refunds ${ids}`),
        ];
      });
    },
  },
  oneFileOnePayout: {
    says: 'The bank’s document of a pay-out proves one transfer',
    broken: ({ deals }) => {
      const proofs = deals
        .flatMap(paidOut)
        .flatMap(({ payout_files, transfer_id, refund_id }) =>
          payout_files.map(({ url }) => ({ url, transfer_id, refund_id })),
        );
      return proofs.flatMap((proof) =>
        proofs
          .filter(({ url, transfer_id }) => url === proof.url && transfer_id !== proof.transfer_id)
          .map(({ refund_id }) => `${proof.url} proves refunds ${proof.refund_id} and ${refund_id}`),
      );
    },
  },
  oneFileOneOrder: {
    says: 'The same file of a slip is not confirmed for two orders, unless the transfer is divided openly',
    broken: ({ deals }) => {
      const byFile = new Map<string, SlipRow[]>();
      for (const slip of deals.flatMap(confirmed))
        for (const { url } of slip.files) byFile.set(url, [...(byFile.get(url) ?? []), slip]);
      return [...byFile].flatMap(([url, slips]) => {
        const [first] = slips;
        const isOne = slips.every(
          (slip) =>
            slip.order_id === first!.order_id ||
            (slip.transfer_id != null && slip.transfer_id === first!.transfer_id),
        );
        return unless(
          isOne,
          `${url} is confirmed for orders ${slips.map(({ order_id }) => order_id).join(', ')}`,
        );
      });
    },
  },
} as const satisfies Readonly<Record<string, SceneRule>>;
