import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import type { OrderClosed } from '@mall/contracts/order';
import {
  productErrors,
  productEvents,
  type DecideSetAsideDto,
  type SetAsidePageDto,
  type SetAsideView,
} from '@mall/contracts/product';
import { DataSource, type EntityManager } from 'typeorm';
import { ApprovalService } from '../car/approval.service.js';
import { SaleGateService } from '../car/sale-gate.service.js';
import { HELD, HoldRepository, RELEASED, SOLD, type LockRow } from './hold.repository.js';
import { NamedVinService } from './named-vin.service.js';
import { toSetAsideView } from './set-aside.mapper.js';
import {
  SetAsideRepository,
  type Decision,
  type LeftBehind,
  type SetAsideRow,
} from '../stock/set-aside.repository.js';

/** Cars that an order left behind and that do not go back on sale by themselves. */
@Injectable()
export class SetAsideService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: SetAsideRepository,
    private readonly holds: HoldRepository,
    private readonly namedVins: NamedVinService,
    private readonly outbox: Outbox,
    private readonly gate: SaleGateService,
    private readonly approvals: ApprovalService,
  ) {}

  /**
   * Removes the cars of an ended order, held or bought, from the stock when they stay off sale. If somebody decided about
   * cars whose hold had expired, their free units are removed; units that another order has meanwhile stay with it, and
   * staff are notified of them.
   */
  async takeOver(tx: EntityManager, order: OrderClosed, decision: Decision): Promise<void> {
    const { orderKey, orderNumber } = order;
    await this.holds.lockKey(tx, orderKey);
    await this.holds.close(tx, orderKey);
    for (const row of await this.holds.ofKey(tx, orderKey)) {
      const count = await this.takeOut(tx, orderKey, row, decision);
      if (count < row.count && decision.fate !== 'undecided')
        await this.reportElsewhere(tx, { ...row, orderKey, orderNumber, count: row.count - count });
      if (count === 0) continue;
      const { skuId, spuId, status } = row;
      await this.rows.insert(tx, { orderKey, orderNumber, skuId, spuId, count }, decision);
      await this.withdraw(tx, spuId, status === SOLD ? count : 0);
      await this.namedVins.withdrawOthers(tx, orderNumber, [spuId]);
    }
    await this.holds.setStatus(tx, orderKey, HELD, RELEASED);
    await this.holds.setStatus(tx, orderKey, SOLD, RELEASED);
  }

  /** Removes the units of a row from the stock. @returns the number of removed units. */
  private async takeOut(
    tx: EntityManager,
    orderKey: string,
    row: LockRow,
    { fate }: Decision,
  ): Promise<number> {
    if (row.status === RELEASED) {
      const isGone = fate === 'undecided' || (await this.holds.isVinElsewhere(tx, orderKey, [row.skuId]));
      return isGone ? 0 : this.rows.leaveFreeStock(tx, row);
    }
    await this.rows.leaveStock(tx, row, row.status === SOLD ? 'sold' : 'held');
    return row.count;
  }

  private async reportElsewhere(tx: EntityManager, { spuId, orderNumber, count }: LeftBehind): Promise<void> {
    const payload = { spuId, name: await this.rows.carName(tx, spuId), orderNumber, cars: count };
    await this.outbox.add(tx, productEvents.carsHeldElsewhere, { aggregateId: `spu:${spuId}`, payload });
  }

  async page(request: SetAsidePageDto): Promise<AdminPage<SetAsideView>> {
    const { rows, total } = await this.rows.page(request);
    return adminPage(rows.map(toSetAsideView), total, request);
  }

  async one(setAsideId: string): Promise<SetAsideView> {
    const row = await this.rows.find(setAsideId);
    if (!row) throw platformErrors.notFound();
    return toSetAsideView(row);
  }

  /**
   * Decides on cars. A decision that is in force already is answered as if it had just been made: the first answer may
   * have been lost.
   */
  async decide(caller: Caller, request: DecideSetAsideDto): Promise<SetAsideView> {
    const { setAsideId, fate, reason, count, version } = request;
    if (fate !== 'onSale' && !reason?.trim()) throw productErrors.reasonNeeded();
    const decided = await this.dataSource.transaction(async (tx) => {
      const row = await this.rows.lock(tx, setAsideId);
      if (!row) throw platformErrors.notFound();
      const decision = { fate, reason: reason ?? null, by: caller.username ?? null };
      if (isInForce(row, decision)) return setAsideId;
      if (count !== undefined && version < row.version) {
        const parted = await this.rows.parted(tx, row, count, decision);
        if (parted) return parted;
      }
      if (row.fate === 'onSale') throw productErrors.setAsideReleased();
      if (version !== row.version) throw platformErrors.staleData();
      if (count !== undefined && count > row.count) throw productErrors.setAsideTooMany({ count: row.count });
      return this.apply(tx, { ...row, count: count ?? row.count }, decision, row.count);
    });
    return this.one(decided);
  }

  /** Writes the decision. @returns its row: a new one when it concerns only some of the cars. */
  private async apply(
    tx: EntityManager,
    row: SetAsideRow,
    decision: Decision,
    known: number,
  ): Promise<string> {
    const decided = row.count === known ? row.setAsideId : await this.split(tx, row, decision);
    if (row.count === known) await this.rows.decide(tx, row, decision);
    if (decision.fate === 'onSale') await this.giveBack(tx, row);
    return decided;
  }

  private async split(tx: EntityManager, row: SetAsideRow, decision: Decision): Promise<string> {
    await this.rows.takeFrom(tx, row.setAsideId, row.count);
    return this.rows.insert(tx, row, decision);
  }

  private async giveBack(tx: EntityManager, row: LeftBehind): Promise<void> {
    const { spuId } = row;
    await this.rows.enterStock(tx, row);
    const back = await this.rows.bringBack(tx, spuId, await this.gate.passing(tx, spuId));
    if (!back) return;
    const isInReview = back.isInReview || (await this.approvals.sendBack(tx, spuId));
    const event = isInReview ? productEvents.carSubmittedForReview : productEvents.carPublished;
    const payload = { spuId, shopId: back.shopId };
    await this.outbox.add(tx, event, { aggregateId: `spu:${spuId}`, payload });
  }

  private async withdraw(tx: EntityManager, spuId: string, sales: number): Promise<void> {
    const shopId = await this.rows.withdraw(tx, spuId, sales);
    if (!shopId) return;
    const payload = { spuId, shopId, cause: 'setAside' as const };
    await this.outbox.add(tx, productEvents.carWithdrawn, { aggregateId: `spu:${spuId}`, payload });
  }
}

function isInForce({ fate, history }: SetAsideRow, decision: Decision): boolean {
  const [latest] = history;
  return fate === decision.fate && latest?.by === decision.by && latest.reason === decision.reason;
}
