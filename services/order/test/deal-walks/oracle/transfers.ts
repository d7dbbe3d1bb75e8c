import { big, confirmed, receivedBy, sumOf } from './amounts.js';
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

export const transferStepRules = {
  transfersKeepTheirCurrency: {
    says: 'A transfer that is counted keeps its currency, and divided ones their whole amount',
    broken: (after, before) =>
      before.transfers.flatMap((transfer) => {
        const now = after.transfers.find(({ transfer_id }) => transfer_id === transfer.transfer_id);
        const isCounted = before.deals
          .flatMap(confirmed)
          .some(({ transfer_id }) => transfer_id === transfer.transfer_id);
        return unless(
          !isCounted ||
            (now?.currency === transfer.currency &&
              (!transfer.is_divided || now.whole_minor === transfer.whole_minor)),
          `${transfer.reference}: ${transfer.whole_minor} ${transfer.currency} became ${now?.whole_minor} ${now?.currency}`,
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
