import { orderErrors } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { referenceKeyOf } from './bank-reference.js';
import { withPart } from './bank-transfer.js';
import { BankTransferRepository, type ConfirmedPart } from './bank-transfer.repository.js';
import { receivedOf, type InMemoryPaymentSlips } from './payment-slip.fakes.js';
import type { PaymentSlip } from './payment-slip.repository.js';

/** Transfers whose parts are slips in memory. */
export class InMemoryTransfers extends BankTransferRepository {
  /** Ids of transfers by the digests of the files that prove them. */
  private readonly proofs = new Map<string, string>();

  constructor(private readonly slips: InMemoryPaymentSlips) {
    super();
  }

  override async take(tx: EntityManager, part: ConfirmedPart): Promise<string> {
    const { key, transfer, whole } = this.fit(part);
    this.slips.transfers.set(key, { ...transfer, ...whole, currency: part.currency });
    await this.keepFiles(tx, transfer.transferId, part.digests);
    return transfer.transferId;
  }

  override async check(_: EntityManager, part: ConfirmedPart): Promise<void> {
    this.fit(part);
  }

  private fit(part: ConfirmedPart) {
    const { transfers } = this.slips;
    const key = referenceKeyOf(part.reference);
    const transfer = transfers.get(key) ?? {
      ...{ transferId: String(800 + transfers.size), reference: part.reference, currency: part.currency },
      ...{ wholeMinor: part.receivedMinor, isDivided: false },
    };
    const parts = this.slips.partsOf(transfer.transferId);
    const countedMinor = parts.reduce((sum, slip) => sum + receivedOf(slip), 0);
    const whole = withPart({ ...transfer, countedMinor, orders: ordersOf(parts) }, part);
    this.refuseOtherProof(transfer.transferId, part.digests);
    return { key, transfer, whole };
  }

  override async keepFiles(_: EntityManager, transferId: string, digests: readonly string[]): Promise<void> {
    for (const digest of digests) if (!this.proofs.has(digest)) this.proofs.set(digest, transferId);
  }

  private refuseOtherProof(transferId: string, digests: readonly string[]): void {
    const used = [...this.slips.transfers.values()].find(
      (other) =>
        other.transferId !== transferId &&
        digests.some((digest) => this.proofs.get(digest) === other.transferId),
    );
    if (!used) return;
    const orders = ordersOf(this.slips.partsOf(used.transferId)).join(', ');
    throw orderErrors.slipFileUsed({ reference: used.reference, orders });
  }
}

const ordersOf = (parts: readonly PaymentSlip[]): string[] => [
  ...new Set(parts.map(({ orderNumber }) => orderNumber)),
];
