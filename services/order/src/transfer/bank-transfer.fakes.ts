import { orderErrors } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { referenceKeyOf, transferNumbersOf } from './bank-reference.js';
import {
  demandPeople,
  reviewPart,
  type KnownTransfer,
  type NamedTransfers,
  type PartPeople,
  type ReviewedPart,
} from './bank-transfer.js';
import {
  alikeAmong,
  BankTransferRepository,
  type ConfirmedPart,
  type ReadPart,
} from './bank-transfer.repository.js';

export interface StoredTransfer extends Pick<
  KnownTransfer,
  'reference' | 'direction' | 'currency' | 'wholeMinor' | 'isDivided'
> {
  readonly transferId: string;
}

/** A counted part in memory. */
export interface PartInMemory {
  readonly orderNumber: string;
  readonly buyerId: string;
  readonly amountMinor: number;
  readonly day: string;
  readonly people: readonly (string | null)[];
}

/** The slips or refunds in memory whose counted ones are the parts. */
export interface PartsInMemory {
  /** Transfers by their keys. */
  readonly transfers: Map<string, StoredTransfer>;
  partsOf(transferId: string): readonly PartInMemory[];
}

export class InMemoryTransfers extends BankTransferRepository {
  /** Ids of transfers by the digests of the files that prove them. */
  private readonly proofs = new Map<string, string>();

  constructor(private readonly counted: PartsInMemory) {
    super(new NoDatabase());
  }

  override async review(_: EntityManager, part: ConfirmedPart): Promise<ReviewedPart> {
    const own = this.counted.transfers.get(referenceKeyOf(part.reference));
    const review = reviewPart(own && this.known(own), this.othersLike(part.reference), part);
    this.refuseOtherProof(own?.transferId, part);
    return review;
  }

  override async alike(parts: readonly ReadPart[]): Promise<(NamedTransfers | null)[]> {
    const found = [...this.counted.transfers].map(([referenceKey, transfer]) => ({
      ...this.known(transfer),
      ...{ referenceKey, numbers: transferNumbersOf(transfer.reference) },
    }));
    return parts.map((part) =>
      alikeAmong(found, part, referenceKeyOf(part.reference), transferNumbersOf(part.reference)),
    );
  }

  override async take(tx: EntityManager, part: ConfirmedPart, people: PartPeople) {
    const review = await this.review(tx, part);
    demandPeople(review, part, people);
    const { wholeMinor, isDivided, isOther } = review;
    const { transfers } = this.counted;
    const key = referenceKeyOf(part.reference);
    const { reference, direction, currency } = part;
    const transfer = transfers.get(key) ?? { transferId: String(800 + transfers.size), reference };
    transfers.set(key, { ...transfer, direction, wholeMinor, isDivided, currency });
    await this.keepFiles(tx, transfer.transferId, part.digests);
    return { transferId: transfer.transferId, isOther };
  }

  override async keepFiles(_: EntityManager, transferId: string, digests: readonly string[]): Promise<void> {
    for (const digest of digests) if (!this.proofs.has(digest)) this.proofs.set(digest, transferId);
  }

  /** Returns the transfers of other references that share a number with this one. */
  private othersLike(reference: string): KnownTransfer[] {
    const [key, numbers] = [referenceKeyOf(reference), transferNumbersOf(reference)];
    return [...this.counted.transfers]
      .filter(([other]) => other !== key)
      .map(([, transfer]) => this.known(transfer))
      .filter((other) => transferNumbersOf(other.reference).some((number) => numbers.includes(number)));
  }

  private known({ transferId, ...transfer }: StoredTransfer): KnownTransfer {
    const parts = this.counted.partsOf(transferId);
    const amounts = parts.map(({ amountMinor }) => amountMinor);
    return {
      ...transfer,
      amounts,
      countedMinor: amounts.reduce((sum, amount) => sum + amount, 0),
      orders: ordersOf(parts),
      buyers: parts.map(({ buyerId }) => buyerId),
      days: parts.map(({ day }) => day),
      people: parts.flatMap(({ people }) => people).filter((id) => id !== null),
    };
  }

  private refuseOtherProof(transferId: string | undefined, { digests, direction }: ConfirmedPart): void {
    const used = [...this.counted.transfers.values()].find(
      (other) =>
        other.transferId !== transferId &&
        digests.some((digest) => this.proofs.get(digest) === other.transferId),
    );
    if (!used) return;
    const orders = ordersOf(this.counted.partsOf(used.transferId)).join(', ');
    const named = { reference: used.reference, orders };
    throw direction === 'out' ? orderErrors.payoutFileUsed(named) : orderErrors.slipFileUsed(named);
  }
}

const ordersOf = (parts: readonly PartInMemory[]): string[] => [
  ...new Set(parts.map(({ orderNumber }) => orderNumber)),
];
