import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { ApprovalRepository } from './approval.repository.js';
import type { CarApproval } from './car-approval.entity.js';
import type { WrittenCar } from './written-car.js';

/** Approvals in memory; nothing has a name. */
export class InMemoryApprovals extends ApprovalRepository {
  private rows = new Map<string, CarApproval>();

  constructor() {
    super(new NoDatabase());
  }

  override async keep(
    _: EntityManager,
    spuId: string,
    car: WrittenCar,
    approvedBy: string | null,
  ): Promise<void> {
    this.rows.set(spuId, { spuId, car, approvedBy, approvedAt: new Date() });
  }

  override async keepFirst(tx: EntityManager, spuId: string, car: WrittenCar): Promise<void> {
    if (!this.rows.has(spuId)) await this.keep(tx, spuId, car, null);
  }

  override async find(spuId: string): Promise<CarApproval | null> {
    return this.rows.get(spuId) ?? null;
  }

  override async namesIn() {
    return { brandName: {}, seriesName: null, categoryName: {}, attrs: [] };
  }
}
