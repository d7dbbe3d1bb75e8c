import { NoDatabase } from '@mall/persistence/fakes';
import { ReconciliationRepository, type FoundAround } from './reconciliation.repository.js';

/** Findings beside slips, by id of the slip. */
export class FixedSurroundings extends ReconciliationRepository {
  constructor(private readonly found: Readonly<Record<string, Partial<FoundAround>>>) {
    super(new NoDatabase());
  }

  override async foundAround(voucherIds: readonly string[]): Promise<FoundAround[]> {
    const nothing = {
      referenceUsedBy: [],
      referenceSharedBy: [],
      fileUsedBy: [],
      fitsOrders: [],
      waitingHours: 0,
    };
    return voucherIds
      .filter((voucherId) => this.found[voucherId])
      .map((voucherId) => ({ voucherId, ...nothing, ...this.found[voucherId] }));
  }
}
