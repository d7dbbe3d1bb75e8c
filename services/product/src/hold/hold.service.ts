import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { MallError } from '@mall/contracts/define';
import {
  productErrors,
  productEvents,
  type ExtendHoldDto,
  type HoldCarsDto,
  type HoldView,
} from '@mall/contracts/product';
import { inOneGo, retryingDeadlock } from '@mall/persistence';
import { momentTexts } from '@mall/validation/typography';
import { DataSource, type EntityManager } from 'typeorm';
import { byNumber } from '../by-number.js';
import { CarsForCart } from './cars-for-cart.js';
import {
  GIVEN_BACK,
  HELD,
  HoldRepository,
  SOLD,
  type Line,
  type LockRow,
  type Moved,
  type Refusal,
} from './hold.repository.js';

type Move = (tx: EntityManager, line: Line) => Promise<Moved | undefined>;

/**
 * Holds cars for orders: a guarded update decides who gets the last one, and the checks of the table have the last
 * word. Skus are locked in the order of their ids, so two carts with the same cars never wait for each other. They may
 * with events of several orders, which are worked together in the order they came in: then the cart tries again.
 */
@Injectable()
export class HoldService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldRepository,
    private readonly cars: CarsForCart,
    private readonly outbox: Outbox,
  ) {}

  /** All lines or none; the same key with the same lines answers the hold that is there. */
  async hold(request: HoldCarsDto): Promise<HoldView> {
    return (await this.holdAtOnce(request)) ?? this.holdInTurn(request);
  }

  /** The usual case in one trip: one car, under a key that is new. Undefined when it is another case. */
  private async holdAtOnce({
    orderKey,
    expiresAt,
    lines,
    withCars,
  }: HoldCarsDto): Promise<HoldView | undefined> {
    const [line, another] = inOrder(lines);
    if (!line || another || Date.parse(expiresAt) <= Date.now()) return undefined;
    const [, taken, cars] = await inOneGo(this.dataSource, (tx) =>
      Promise.all([
        this.holds.lockKey(tx, orderKey),
        this.holds.takeAtOnce(tx, orderKey, line, expiresAt),
        withCars ? this.cars.of([line.skuId], tx) : undefined,
      ]),
    );
    if (!taken) return this.refuseAtOnce(orderKey, line);
    const held = { ...line, spuId: taken.spu_id };
    return { orderKey, state: 'held', expiresAt: new Date(expiresAt).toISOString(), lines: [held], cars };
  }

  /** When many want the last car, all but one of them come by here: they learn why and hold nobody up. */
  private async refuseAtOnce(orderKey: string, line: Line): Promise<undefined> {
    const [known, why] = await inOneGo(this.dataSource, (tx) =>
      Promise.all([this.holds.ofKey(tx, orderKey), this.holds.whyNot(tx, line.skuId)]),
    );
    const isFree = why?.status === 1 && why.stock >= line.count;
    if (known.length === 0 && !isFree) throw refusalOf(line, why);
  }

  private holdInTurn({ orderKey, expiresAt, lines, withCars }: HoldCarsDto): Promise<HoldView> {
    const wanted = inOrder(lines);
    const asked = withCars ? wanted.map(({ skuId }) => skuId) : undefined;
    return retryingDeadlock(this.dataSource, async (tx) => {
      // Sent together, done one after the other: what is read is what stands once the key is ours.
      const [, rows] = await Promise.all([this.holds.lockKey(tx, orderKey), this.holds.ofKey(tx, orderKey)]);
      const known = rows.filter(({ status }) => status !== GIVEN_BACK);
      if (known.length > 0) {
        if (!isSame(known, wanted)) throw productErrors.holdDiffers();
        return { ...toView(orderKey, rows), cars: asked && (await this.cars.of(asked, tx)) };
      }
      if (Date.parse(expiresAt) <= Date.now()) throw productErrors.holdTermPassed();
      if (rows.length > 0) await this.holds.clear(tx, orderKey);
      const taken: Moved[] = [];
      for (const line of wanted) taken.push(await this.take(tx, line));
      const held = wanted.map((line, index) => ({ ...line, spuId: taken[index]!.spu_id }));
      const [, cars] = await Promise.all([
        this.holds.write(tx, orderKey, held, expiresAt, HELD),
        asked && this.cars.of(asked, tx),
      ]);
      return { orderKey, state: 'held', expiresAt: new Date(expiresAt).toISOString(), lines: held, cars };
    });
  }

  release(orderKey: string): Promise<HoldView> {
    return this.within(orderKey, (tx) => this.giveBack(tx, orderKey).then(() => undefined));
  }

  confirm(orderKey: string): Promise<HoldView> {
    return this.within(orderKey, (tx) => this.sell(tx, orderKey, []));
  }

  extend({ orderKey, expiresAt }: ExtendHoldDto): Promise<HoldView> {
    if (Date.parse(expiresAt) <= Date.now()) throw productErrors.holdTermPassed();
    return this.within(orderKey, (tx) => this.holds.extend(tx, orderKey, expiresAt));
  }

  /** Gives back every hold that has run out. */
  async releaseDue(): Promise<void> {
    for (const orderKey of await this.holds.dueKeys(this.dataSource.manager, 200)) {
      await this.within(orderKey, async (tx) => {
        // It may have been extended or confirmed since the list was read.
        if (!(await this.holds.isDue(tx, orderKey))) return;
        const spuIds = await this.giveBack(tx, orderKey);
        await this.outbox.add(tx, productEvents.holdExpired, {
          aggregateId: `hold:${orderKey}`,
          payload: { orderKey, spuIds },
        });
      });
    }
  }

  /** The order ended: what it holds or bought goes back, and a late confirmation will sell nothing. */
  async closeOrder(tx: EntityManager, orderKey: string): Promise<void> {
    await this.holds.lockKey(tx, orderKey);
    await this.holds.close(tx, orderKey);
    await this.giveBack(tx, orderKey);
    const sold = (await this.holds.ofKey(tx, orderKey)).filter(({ status }) => status === SOLD);
    if (sold.length === 0) return;
    await this.moveAll(tx, sold.map(toLine), (inner, line) => this.holds.unsell(inner, line));
    await this.holds.mark(tx, orderKey, SOLD, GIVEN_BACK);
    for (const { spu_id, count } of sold) await this.countSale(tx, spu_id, -count);
  }

  /**
   * The order was paid. When its hold is gone and its cars are sold to somebody else, that is told as `holdLost`
   * and nothing else happens.
   */
  async sellPaid(tx: EntityManager, orderKey: string, lines: readonly Line[]): Promise<void> {
    await this.holds.lockKey(tx, orderKey);
    if (await this.holds.isClosed(tx, orderKey)) return;
    try {
      // A savepoint: when one car is gone, the others of the order are not sold either.
      await tx.transaction((inner) => this.sell(inner, orderKey, lines));
    } catch (failure) {
      if (!productErrors.insufficientStock.is(failure)) throw failure;
      const spuIds = (await this.holds.ofKey(tx, orderKey)).map(({ spu_id }) => spu_id);
      await this.outbox.add(tx, productEvents.holdLost, {
        aggregateId: `hold:${orderKey}`,
        payload: { orderKey, spuIds },
      });
    }
  }

  private async take(tx: EntityManager, line: Line): Promise<Moved> {
    const taken = await this.holds.take(tx, line);
    if (taken) return taken;
    throw refusalOf(line, await this.holds.whyNot(tx, line.skuId));
  }

  /** @returns the cars that came back. */
  private async giveBack(tx: EntityManager, orderKey: string): Promise<string[]> {
    const held = (await this.holds.ofKey(tx, orderKey)).filter(({ status }) => status === HELD);
    await this.moveAll(tx, held.map(toLine), (inner, line) => this.holds.giveBack(inner, line));
    await this.holds.mark(tx, orderKey, HELD, GIVEN_BACK);
    return held.map(({ spu_id }) => spu_id);
  }

  /** `unheld` are the lines of an order that never held anything here. */
  private async sell(tx: EntityManager, orderKey: string, unheld: readonly Line[]): Promise<void> {
    const rows = await this.holds.ofKey(tx, orderKey);
    if (rows.some(({ status }) => status === SOLD)) return;
    const held = rows.filter(({ status }) => status === HELD);
    if (held.length > 0) {
      await this.moveAll(tx, held.map(toLine), (inner, line) => this.holds.sell(inner, line));
      await this.holds.mark(tx, orderKey, HELD, SOLD);
      for (const { spu_id, count } of held) await this.countSale(tx, spu_id, count);
      return;
    }
    const lines = rows.length > 0 ? rows.map(toLine) : inOrder(unheld);
    const sold = await this.moveAll(tx, lines, async (inner, line) => {
      const after = await this.holds.sellFree(inner, line);
      if (!after) throw productErrors.insufficientStock({ skuId: line.skuId });
      return after;
    });
    const written = lines.map((line, index) => ({ ...line, spuId: sold[index]!.spu_id }));
    await this.holds.clear(tx, orderKey);
    await this.holds.write(tx, orderKey, written, new Date().toISOString(), SOLD);
    for (const { spuId, count } of written) await this.countSale(tx, spuId, count);
  }

  private async countSale(tx: EntityManager, spuId: string, units: number): Promise<void> {
    const moved = await this.holds.countSale(tx, spuId, units);
    if (!moved) return;
    const payload = { spuId, shopId: await this.holds.shopOf(tx, spuId) };
    const aggregateId = `spu:${spuId}`;
    if (moved === 'back') return this.outbox.add(tx, productEvents.carPublished, { aggregateId, payload });
    await this.outbox.add(tx, productEvents.carWithdrawn, {
      aggregateId,
      payload: { ...payload, cause: 'sold' },
    });
  }

  private async moveAll(tx: EntityManager, lines: readonly Line[], move: Move): Promise<Moved[]> {
    const changed: Moved[] = [];
    for (const line of lines) {
      const after = await move(tx, line);
      if (after) changed.push(after);
    }
    return changed;
  }

  private within(orderKey: string, work: (tx: EntityManager) => Promise<void>): Promise<HoldView> {
    return retryingDeadlock(this.dataSource, async (tx) => {
      await this.holds.lockKey(tx, orderKey);
      await work(tx);
      return toView(orderKey, await this.holds.ofKey(tx, orderKey));
    });
  }
}

/** One line for each sku, in the order of the ids. */
export function inOrder(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { skuId, count } of lines) counts.set(skuId, (counts.get(skuId) ?? 0) + count);
  return [...counts]
    .map(([skuId, count]) => ({ skuId, count }))
    .sort((left, right) => byNumber(left.skuId, right.skuId));
}

function refusalOf({ skuId }: Line, why: Refusal | undefined): MallError {
  if (why?.status !== 1) return productErrors.carGone({ skuId });
  if (why.stock === 0 && why.lock_stock > 0 && why.held_until)
    return productErrors.carAlreadyHeld({ skuId, until: momentTexts(why.held_until) });
  return productErrors.insufficientStock({ skuId });
}

const toLine = ({ sku_id, count }: LockRow): Line => ({ skuId: sku_id, count });

function isSame(known: readonly LockRow[], wanted: readonly Line[]): boolean {
  const asked = new Map(wanted.map(({ skuId, count }) => [skuId, count]));
  return known.length === asked.size && known.every(({ sku_id, count }) => asked.get(sku_id) === count);
}

function toView(orderKey: string, rows: readonly LockRow[]): HoldView {
  const isHeld = rows.some(({ status }) => status === HELD);
  const isSold = rows.some(({ status }) => status === SOLD);
  return {
    orderKey,
    state: isHeld ? 'held' : isSold ? 'confirmed' : 'released',
    expiresAt: isHeld ? rows[0]?.expires_at.toISOString() : undefined,
    lines: rows.map(({ sku_id, spu_id, count }) => ({ skuId: sku_id, spuId: spu_id, count })),
  };
}
