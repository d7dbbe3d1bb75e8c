import type { Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { PassedCar } from '../stock/passed-car.js';
import {
  HELD,
  HoldRepository,
  type HoldTerm,
  type Term,
  type Line,
  type LockRow,
  type Moved,
  type Refusal,
} from './hold.repository.js';

/** A sku in memory; its car has the same id. */
export interface SkuInMemory {
  readonly stock: number;
  readonly lockStock: number;
  readonly sold: number;
  readonly isOnSale: boolean;
  readonly isUsed: boolean;
  /** Whether another record with its VIN is set aside. */
  readonly isSetAsideElsewhere: boolean;
  readonly vin?: string;
}

interface HeldRow extends LockRow {
  readonly orderKey: string;
  readonly orderVersion: number;
  readonly marginSeconds: number;
}

const NAME = { ru: 'Car', zh: 'Car', en: 'Car' };

const duplicate = (): Error => Object.assign(new Error('duplicate key'), { code: '23505' });

/** The ledger of holds and the stock in memory; expiry is compared with `now`. */
export class InMemoryHolds extends HoldRepository implements Restorable {
  private rows: HeldRow[] = [];
  private closed = new Set<string>();
  private soldOut = new Set<string>();
  private skus: Map<string, SkuInMemory>;

  constructor(
    skus: Readonly<Record<string, Partial<SkuInMemory>>>,
    public now = new Date(),
  ) {
    super();
    const whole = {
      stock: 1,
      lockStock: 0,
      sold: 0,
      isOnSale: true,
      isUsed: false,
      isSetAsideElsewhere: false,
    };
    this.skus = new Map(Object.entries(skus).map(([skuId, sku]) => [skuId, { ...whole, ...sku }]));
  }

  snapshot(): () => void {
    const [closed, soldOut] = [new Set(this.closed), new Set(this.soldOut)];
    const before = { rows: [...this.rows], closed, soldOut, skus: new Map(this.skus) };
    return () => void Object.assign(this, before);
  }

  sku(skuId: string): SkuInMemory {
    return this.skus.get(skuId)!;
  }

  override async lockKey(): Promise<void> {}

  override async ofKey(_: EntityManager, key: string): Promise<LockRow[]> {
    return this.rows
      .filter(({ orderKey }) => orderKey === key)
      .sort((one, other) => Number(one.skuId) - Number(other.skuId))
      .map(({ orderKey: _key, orderVersion: _version, marginSeconds: _margin, ...row }) => row);
  }

  override async holdOne(
    tx: EntityManager,
    orderKey: string,
    line: Line,
    term: Term,
  ): Promise<Moved | undefined> {
    if (await this.isPast(tx, term.expiresAt)) return undefined;
    if (this.rows.some((row) => row.orderKey === orderKey)) return undefined;
    const taken = await this.take(tx, line);
    if (taken) await this.write(tx, orderKey, [{ ...line, ...taken }], term, HELD);
    return taken;
  }

  override async isPast(_: EntityManager, moment: string): Promise<boolean> {
    return Date.parse(moment) <= this.now.getTime();
  }

  override async take(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    const sku = this.skus.get(skuId);
    if (!sku?.isOnSale || sku.isSetAsideElsewhere || sku.stock < count) return undefined;
    return this.move(skuId, { stock: -count, lockStock: count });
  }

  override async release(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return this.move(skuId, { stock: count, lockStock: -count });
  }

  override async sell(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return this.move(skuId, { lockStock: -count, sold: count });
  }

  override async sellUnheld(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return (this.skus.get(skuId)?.stock ?? 0) < count
      ? undefined
      : this.move(skuId, { stock: -count, sold: count });
  }

  /** Knows the VINs of cars, not those that staff name on orders. */
  override async isVinElsewhere(_: EntityManager, _key: string, skuIds: readonly string[]): Promise<boolean> {
    const others = [...this.skus].filter(([skuId]) => !skuIds.includes(skuId)).map(([, other]) => other);
    const isBound = (vin: string) =>
      others.some((other) => other.vin === vin && other.lockStock + other.sold > 0);
    const cars = skuIds.flatMap((skuId) => this.skus.get(skuId) ?? []);
    return cars.some(
      ({ vin, isSetAsideElsewhere }) => isSetAsideElsewhere || (vin !== undefined && isBound(vin)),
    );
  }

  override async returnSold(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return this.move(skuId, { stock: count, sold: -count });
  }

  override async refusal(_: EntityManager, skuId: string): Promise<Refusal | undefined> {
    const sku = this.skus.get(skuId);
    if (!sku) return undefined;
    const held = this.rows.filter((row) => row.skuId === skuId && row.status === HELD);
    const ends = held.map(({ expiresAt, marginSeconds }) => expiresAt.getTime() - marginSeconds * 1_000);
    const heldUntil = ends.length > 0 ? new Date(Math.min(...ends)) : null;
    const { stock, isSetAsideElsewhere } = sku;
    const status = sku.isOnSale ? 1 : 0;
    return { status, stock, heldUntil, name: NAME, isSetAsideElsewhere };
  }

  override async clear(_: EntityManager, key: string): Promise<void> {
    this.rows = this.rows.filter(({ orderKey, status }) => orderKey !== key || status !== -1);
  }

  override async write(
    _: EntityManager,
    orderKey: string,
    lines: readonly (Line & { readonly spuId: string })[],
    { expiresAt, marginSeconds = 0 }: Term,
    status: 0 | 1,
  ): Promise<void> {
    const known = this.rows.filter((row) => row.orderKey === orderKey).map(({ skuId }) => skuId);
    if (lines.some(({ skuId }) => known.includes(skuId))) throw duplicate();
    if (Number.isNaN(Date.parse(expiresAt))) throw new Error('null value in column "expires_at"');
    const state = { orderKey, status, expiresAt: new Date(expiresAt), orderVersion: 0, marginSeconds };
    for (const { skuId, spuId, count } of lines) this.rows.push({ skuId, spuId, count, ...state });
  }

  override async setStatus(
    _: EntityManager,
    key: string,
    from: LockRow['status'],
    to: LockRow['status'],
  ): Promise<void> {
    this.rows = this.rows.map((row) =>
      row.orderKey === key && row.status === from ? { ...row, status: to } : row,
    );
  }

  override async extend(
    _: EntityManager,
    key: string,
    { expiresAt, orderVersion, marginSeconds = 0 }: HoldTerm,
  ): Promise<void> {
    this.rows = this.rows.map((row) =>
      row.orderKey === key && row.status === HELD && row.orderVersion <= orderVersion
        ? { ...row, expiresAt: new Date(expiresAt), orderVersion, marginSeconds }
        : row,
    );
  }

  override async dueKeys(_: EntityManager, limit: number): Promise<string[]> {
    const due = this.rows
      .filter(({ status, expiresAt }) => status === HELD && expiresAt <= this.now)
      .sort((one, other) => +one.expiresAt - +other.expiresAt);
    return [...new Set(due.map(({ orderKey }) => orderKey))].slice(0, limit);
  }

  override async isDue(tx: EntityManager, key: string): Promise<boolean> {
    return (await this.dueKeys(tx, this.rows.length)).includes(key);
  }

  override async close(_: EntityManager, orderKey: string): Promise<void> {
    this.closed.add(orderKey);
  }

  override async isClosed(_: EntityManager, orderKey: string): Promise<boolean> {
    return this.closed.has(orderKey);
  }

  override async countSale(
    _: EntityManager,
    spuId: string,
    _units: number,
    passed?: PassedCar,
  ): Promise<'sold' | 'back' | undefined> {
    const sku = this.sku(spuId);
    const isThere = sku.stock + sku.lockStock > 0;
    // A car that went off sale without having been sold out stays off sale.
    const isReturned = this.soldOut.has(spuId) && isThere;
    if (isReturned) this.soldOut.delete(spuId);
    const isBack = isReturned && passed !== undefined;
    if (!isBack && !(sku.isUsed && sku.isOnSale && !isThere)) return undefined;
    this.skus.set(spuId, { ...sku, isOnSale: isBack });
    if (!isBack) this.soldOut.add(spuId);
    return isBack ? 'back' : 'sold';
  }

  override async shopOf(): Promise<string> {
    return '3';
  }

  private move(
    skuId: string,
    by: Partial<Record<'stock' | 'lockStock' | 'sold', number>>,
  ): Moved | undefined {
    const sku = this.skus.get(skuId);
    if (!sku) return undefined;
    this.skus.set(skuId, {
      ...sku,
      stock: sku.stock + (by.stock ?? 0),
      lockStock: sku.lockStock + (by.lockStock ?? 0),
      sold: sku.sold + (by.sold ?? 0),
    });
    return { spuId: skuId };
  }
}
