import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { MallError } from '@mall/contracts/define';
import {
  productErrors,
  productEvents,
  carStatuses,
  type ExtendHoldDto,
  type HoldCarsDto,
  type HoldView,
} from '@mall/contracts/product';
import { inOneGo, retryingDeadlock } from '@mall/persistence';
import { momentTexts } from '@mall/validation/typography';
import { DataSource, type EntityManager } from 'typeorm';
import { inEachLanguage } from '@mall/validation';
import { byNumber } from '../by-number.js';
import { SaleGateService } from '../car/sale-gate.service.js';
import { ApprovalService } from '../car/approval.service.js';
import { CartCarRepository } from './cart-car.repository.js';
import {
  RELEASED,
  HELD,
  HoldRepository,
  SOLD,
  type Line,
  type LockRow,
  type Moved,
  type Refusal,
} from './hold.repository.js';

/**
 * Holds cars for orders. A guarded update decides who gets the last unit, and the checks of the table rule out
 * overselling. Skus are locked in the order of their ids, so two carts cannot deadlock. A cart and a batch of order events
 * can, because events are handled in their order of arrival: the cart's transaction is then retried.
 */
@Injectable()
export class HoldService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldRepository,
    private readonly cars: CartCarRepository,
    private readonly outbox: Outbox,
    private readonly gate: SaleGateService,
    private readonly approvals: ApprovalService,
  ) {}

  /**
   * Holds all lines or none. Idempotent: the same key with the same lines returns the existing hold.
   * @throws productErrors.carGone, carAlreadyHeld, carWithheld, insufficientStock, holdDiffers,
   * holdTermPassed
   */
  async hold(request: HoldCarsDto): Promise<HoldView> {
    return (await this.holdOne(request)) ?? this.holdAll(request);
  }

  /** Fast path in one round trip: one car under a new key. Undefined when the general path has to decide. */
  private async holdOne({
    orderKey,
    expiresAt,
    marginSeconds,
    lines,
    withCars,
  }: HoldCarsDto): Promise<HoldView | undefined> {
    const [line, another] = inOrder(lines);
    if (!line || another) return undefined;
    const [, taken, cars] = await inOneGo(this.dataSource, (tx) =>
      Promise.all([
        this.holds.lockKey(tx, orderKey),
        this.holds.holdOne(tx, orderKey, line, { expiresAt, marginSeconds }),
        withCars ? this.cars.bySkus([line.skuId], tx) : undefined,
      ]),
    );
    if (!taken) return this.refuseOne(orderKey, line);
    const held = { ...line, spuId: taken.spuId };
    return { orderKey, state: 'held', expiresAt: new Date(expiresAt).toISOString(), lines: [held], cars };
  }

  /** Refuses without locks when the car is not available, so that many buyers of one car do not wait for each other. */
  private async refuseOne(orderKey: string, line: Line): Promise<undefined> {
    const [known, why] = await inOneGo(this.dataSource, (tx) =>
      Promise.all([this.holds.ofKey(tx, orderKey), this.holds.refusal(tx, line.skuId)]),
    );
    const isFree = why?.status === carStatuses.onSale && why.stock >= line.count && !why.isSetAsideElsewhere;
    if (known.length === 0 && !isFree) throw refusalOf(why);
  }

  private holdAll({ orderKey, expiresAt, marginSeconds, lines, withCars }: HoldCarsDto): Promise<HoldView> {
    const wanted = inOrder(lines);
    const asked = withCars ? wanted.map(({ skuId }) => skuId) : undefined;
    return retryingDeadlock(this.dataSource, async (tx) => {
      // Sent together, executed in this order: the rows are read after the key is locked.
      const [, rows, isPast] = await Promise.all([
        this.holds.lockKey(tx, orderKey),
        this.holds.ofKey(tx, orderKey),
        this.holds.isPast(tx, expiresAt),
      ]);
      const known = rows.filter(({ status }) => status !== RELEASED);
      if (known.length > 0) {
        if (!isSame(known, wanted)) throw productErrors.holdDiffers();
        return { ...toView(orderKey, rows), cars: asked && (await this.cars.bySkus(asked, tx)) };
      }
      if (isPast) throw productErrors.holdTermPassed();
      if (rows.length > 0) await this.holds.clear(tx, orderKey);
      const taken: Moved[] = [];
      for (const line of wanted) taken.push(await this.take(tx, line));
      const held = wanted.map((line, index) => ({ ...line, spuId: taken[index]!.spuId }));
      const [, cars] = await Promise.all([
        this.holds.write(tx, orderKey, held, { expiresAt, marginSeconds }, HELD),
        asked && this.cars.bySkus(asked, tx),
      ]);
      return { orderKey, state: 'held', expiresAt: new Date(expiresAt).toISOString(), lines: held, cars };
    });
  }

  release(orderKey: string): Promise<HoldView> {
    return this.withKey(orderKey, (tx) => this.releaseHeld(tx, orderKey).then(() => undefined));
  }

  confirm(orderKey: string): Promise<HoldView> {
    return this.withKey(orderKey, async (tx) => void (await this.sell(tx, orderKey, [])));
  }

  /** Sets the term of a version of the order. Events can arrive late, so older versions are ignored. */
  extend({ orderKey, ...term }: ExtendHoldDto): Promise<HoldView> {
    return this.withKey(orderKey, async (tx) => {
      if (await this.holds.isPast(tx, term.expiresAt)) throw productErrors.holdTermPassed();
      await this.holds.extend(tx, orderKey, term);
    });
  }

  /** Releases expired holds. */
  async releaseDue(): Promise<void> {
    for (const orderKey of await this.holds.dueKeys(this.dataSource.manager, 200)) {
      await this.withKey(orderKey, async (tx) => {
        // It may have been extended or confirmed after the list was read.
        if (!(await this.holds.isDue(tx, orderKey))) return;
        const spuIds = await this.releaseHeld(tx, orderKey);
        await this.outbox.add(tx, productEvents.holdExpired, {
          aggregateId: `hold:${orderKey}`,
          payload: { orderKey, spuIds },
        });
      });
    }
  }

  /** Ends an order: releases its holds, returns its sold cars, and rules out later sales under its key. */
  async closeOrder(tx: EntityManager, orderKey: string): Promise<void> {
    await this.holds.lockKey(tx, orderKey);
    await this.holds.close(tx, orderKey);
    await this.releaseHeld(tx, orderKey);
    const sold = (await this.holds.ofKey(tx, orderKey)).filter(({ status }) => status === SOLD);
    if (sold.length === 0) return;
    for (const row of sold) await this.holds.returnSold(tx, row);
    await this.holds.setStatus(tx, orderKey, SOLD, RELEASED);
    for (const { spuId, count } of sold) await this.countSale(tx, spuId, -count);
  }

  /**
   * Sells the cars of a paid order. If its hold has expired and a car is not available any more, nothing is sold and
   * `holdLost` is emitted.
   * @returns the cars that were sold although no hold of the order was in force.
   */
  async sellPaid(tx: EntityManager, orderKey: string, lines: readonly Line[]): Promise<readonly string[]> {
    await this.holds.lockKey(tx, orderKey);
    if (await this.holds.isClosed(tx, orderKey)) return [];
    try {
      // A savepoint, so that either all cars of the order are sold or none.
      return await tx.transaction((inner) => this.sell(inner, orderKey, lines));
    } catch (failure) {
      if (!productErrors.insufficientStock.is(failure)) throw failure;
      const spuIds = (await this.holds.ofKey(tx, orderKey)).map(({ spuId }) => spuId);
      await this.outbox.add(tx, productEvents.holdLost, {
        aggregateId: `hold:${orderKey}`,
        payload: { orderKey, spuIds },
      });
      return [];
    }
  }

  private async take(tx: EntityManager, line: Line): Promise<Moved> {
    const taken = await this.holds.take(tx, line);
    if (taken) return taken;
    throw refusalOf(await this.holds.refusal(tx, line.skuId));
  }

  /** Releases the units of a key; returns their cars. */
  private async releaseHeld(tx: EntityManager, orderKey: string): Promise<string[]> {
    const held = (await this.holds.ofKey(tx, orderKey)).filter(({ status }) => status === HELD);
    for (const row of held) await this.holds.release(tx, row);
    await this.holds.setStatus(tx, orderKey, HELD, RELEASED);
    return held.map(({ spuId }) => spuId);
  }

  /**
   * Sells the held units of a key, or `unheld` when the key has no rows. Returns the cars that were sold without a
   * hold.
   * @throws productErrors.insufficientStock when one of them is not free any more, under whichever record.
   */
  private async sell(
    tx: EntityManager,
    orderKey: string,
    unheld: readonly Line[],
  ): Promise<readonly string[]> {
    const rows = await this.holds.ofKey(tx, orderKey);
    if (rows.some(({ status }) => status === SOLD)) return [];
    const held = rows.filter(({ status }) => status === HELD);
    if (held.length > 0) {
      for (const row of held) await this.holds.sell(tx, row);
      await this.holds.setStatus(tx, orderKey, HELD, SOLD);
      for (const { spuId, count } of held) await this.countSale(tx, spuId, count);
      return [];
    }
    const lines = rows.length > 0 ? rows.map(toLine) : inOrder(unheld);
    // A car that was removed meanwhile may have been listed again under another record.
    const skuIds = lines.map(({ skuId }) => skuId);
    if (await this.holds.isVinElsewhere(tx, orderKey, skuIds)) throw productErrors.insufficientStock();
    const written: (Line & Moved)[] = [];
    for (const line of lines) {
      const sold = await this.holds.sellUnheld(tx, line);
      if (!sold) throw productErrors.insufficientStock();
      written.push({ ...line, spuId: sold.spuId });
    }
    await this.holds.clear(tx, orderKey);
    await this.holds.write(tx, orderKey, written, { expiresAt: new Date().toISOString() }, SOLD);
    for (const { spuId, count } of written) await this.countSale(tx, spuId, count);
    return written.map(({ spuId }) => spuId);
  }

  private async countSale(tx: EntityManager, spuId: string, units: number): Promise<void> {
    const passed = units < 0 ? await this.gate.passing(tx, spuId) : undefined;
    const moved = await this.holds.countSale(tx, spuId, units, passed);
    if (!moved) return;
    const payload = { spuId, shopId: await this.holds.shopOf(tx, spuId) };
    const aggregateId = `spu:${spuId}`;
    if (moved === 'toReview' || (moved === 'back' && (await this.approvals.sendBack(tx, spuId))))
      return this.outbox.add(tx, productEvents.carSubmittedForReview, { aggregateId, payload });
    if (moved === 'back') return this.outbox.add(tx, productEvents.carPublished, { aggregateId, payload });
    await this.outbox.add(tx, productEvents.carWithdrawn, {
      aggregateId,
      payload: { ...payload, cause: 'sold' },
    });
  }

  private withKey(orderKey: string, work: (tx: EntityManager) => Promise<void>): Promise<HoldView> {
    return retryingDeadlock(this.dataSource, async (tx) => {
      await this.holds.lockKey(tx, orderKey);
      await work(tx);
      return toView(orderKey, await this.holds.ofKey(tx, orderKey));
    });
  }
}

/** Returns one line for each sku with the sum of its counts, in the order of the ids. */
export function inOrder(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { skuId, count } of lines) counts.set(skuId, (counts.get(skuId) ?? 0) + count);
  return [...counts]
    .map(([skuId, count]) => ({ skuId, count }))
    .sort((left, right) => byNumber(left.skuId, right.skuId));
}

function refusalOf(why: Refusal | undefined): MallError {
  if (why?.status !== carStatuses.onSale) return productErrors.carGone();
  if (why.isSetAsideElsewhere) return productErrors.carWithheld({ name: inEachLanguage(why.name) });
  if (why.stock === 0 && why.heldUntil)
    return productErrors.carAlreadyHeld({ until: momentTexts(why.heldUntil) });
  return productErrors.insufficientStock();
}

const toLine = ({ skuId, count }: LockRow): Line => ({ skuId, count });

function isSame(known: readonly LockRow[], wanted: readonly Line[]): boolean {
  const asked = new Map(wanted.map(({ skuId, count }) => [skuId, count]));
  return known.length === asked.size && known.every(({ skuId, count }) => asked.get(skuId) === count);
}

function toView(orderKey: string, rows: readonly LockRow[]): HoldView {
  const held = rows.find(({ status }) => status === HELD);
  const isSold = rows.some(({ status }) => status === SOLD);
  return {
    orderKey,
    state: held ? 'held' : isSold ? 'confirmed' : 'released',
    expiresAt: held?.expiresAt.toISOString(),
    lines: rows.map(({ skuId, spuId, count }) => ({ skuId, spuId, count })),
  };
}
