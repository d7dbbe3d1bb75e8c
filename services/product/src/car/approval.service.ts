import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import { carStatuses, type CarRecord, type LastApprovalView } from '@mall/contracts/product';
import type { EntityManager } from 'typeorm';
import { personOf } from '../price/price-guard.repository.js';
import { ApprovalRepository } from './approval.repository.js';
import { CarRepository, type CarRow } from './car.repository.js';
import { changedFields, isOtherCar, writtenOf, type WrittenField } from './written-car.js';

/** Fields of a record that show a written field in words. */
const IN_WORDS: Partial<Record<WrittenField, readonly (keyof CarRecord)[]>> = {
  brandId: ['brandName'],
  seriesId: ['seriesName'],
  categoryId: ['categoryName'],
  attrValueIds: ['spuAttrValues'],
};

/** Compares cars with what somebody agreed to when they last went on sale. */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly cars: CarRepository,
    private readonly approvals: ApprovalRepository,
  ) {}

  /** Stores the car as it is on sale from now on. @param reviewer nobody where it goes on sale without a review */
  keep(tx: EntityManager, car: CarRow, reviewer?: Caller): Promise<void> {
    const approvedBy = reviewer ? personOf(reviewer).name : null;
    return this.approvals.keep(tx, car.spuId, writtenOf(car), approvedBy);
  }

  /** Stores a car that is or was on sale, unless it is known, before somebody changes it: imports go on sale by themselves. */
  async keepFirst(tx: EntityManager, car: CarRow): Promise<void> {
    if (car.status === carStatuses.onSale || car.statusReason === 'sold')
      await this.approvals.keepFirst(tx, car.spuId, writtenOf(car));
  }

  /** Sends a car that just came back on sale to the review, where it is not the one that was approved. @returns whether it did */
  async sendBack(tx: EntityManager, spuId: string): Promise<boolean> {
    const [approval, car] = await Promise.all([this.approvals.find(spuId, tx), this.cars.one(spuId, tx)]);
    if (!approval || !car || !isOtherCar(approval.car, car)) return false;
    if (!(await this.cars.needsReview())) return false;
    await this.cars.setStatus(tx, spuId, carStatuses.inReview);
    return true;
  }

  /** Returns the changes since the last approval; undefined without any. @param show maps a row to the record for the caller */
  async changesOf(
    row: CarRow,
    caller: Caller,
    show: (row: CarRow) => CarRecord,
  ): Promise<LastApprovalView | undefined> {
    const approval = await this.approvals.find(row.spuId);
    const changed = approval ? changedFields(approval.car, row) : [];
    if (!approval || changed.length === 0) return undefined;
    const record = show({ ...row, ...approval.car, ...(await this.approvals.namesIn(approval.car)) });
    const shown = changed.flatMap((field) => [field, ...(IN_WORDS[field] ?? [])] as (keyof CarRecord)[]);
    return {
      approvedAt: approval.approvedAt.toISOString(),
      ...(caller.kind === 'staff' && approval.approvedBy && { approvedBy: approval.approvedBy }),
      changed,
      before: Object.fromEntries(shown.map((name) => [name, record[name]])),
    };
  }
}
