import type { CarForCartView } from '@mall/contracts/product';
import { NoDatabase, type Restorable } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { CartCarRepository } from './cart-car.repository.js';
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
}

/** The ledger of holds and the stock in memory; expiry is compared with `now`. */
export class InMemoryHolds extends HoldRepository implements Restorable {
  private rows: (LockRow & { readonly orderKey: string })[] = [];
  private closed = new Set<string>();
  private readonly versions = new Map<string, number>();
  private skus: Map<string, SkuInMemory>;

  constructor(
    skus: Readonly<Record<string, Partial<SkuInMemory>>>,
    public now = new Date(),
  ) {
    super();
    const whole = { stock: 1, lockStock: 0, sold: 0, isOnSale: true };
    this.skus = new Map(Object.entries(skus).map(([skuId, sku]) => [skuId, { ...whole, ...sku }]));
  }

  snapshot(): () => void {
    const before = { rows: [...this.rows], closed: new Set(this.closed), skus: new Map(this.skus) };
    return () => void Object.assign(this, before);
  }

  sku(skuId: string): SkuInMemory {
    return this.skus.get(skuId)!;
  }

  override async lockKey(): Promise<void> {}

  override async ofKey(_: EntityManager, key: string): Promise<LockRow[]> {
    return this.rows.filter(({ orderKey }) => orderKey === key).map(({ orderKey: _key, ...row }) => row);
  }

  override async holdOne(
    tx: EntityManager,
    orderKey: string,
    line: Line,
    { expiresAt }: Term,
  ): Promise<Moved | undefined> {
    if (await this.isPast(tx, expiresAt)) return undefined;
    if (this.rows.some((row) => row.orderKey === orderKey)) return undefined;
    const taken = await this.take(tx, line);
    if (taken) await this.write(tx, orderKey, [{ ...line, ...taken }], { expiresAt }, HELD);
    return taken;
  }

  override async isPast(_: EntityManager, moment: string): Promise<boolean> {
    return Date.parse(moment) <= this.now.getTime();
  }

  override async take(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    const sku = this.skus.get(skuId);
    if (!sku?.isOnSale || sku.stock < count) return undefined;
    return this.move(skuId, { stock: -count, lockStock: count });
  }

  override async release(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return this.move(skuId, { stock: count, lockStock: -count });
  }

  override async sell(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return this.move(skuId, { lockStock: -count, sold: count });
  }

  override async sellUnheld(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return this.sku(skuId).stock < count ? undefined : this.move(skuId, { stock: -count, sold: count });
  }

  override async returnSold(_: EntityManager, { skuId, count }: Line): Promise<Moved | undefined> {
    return this.move(skuId, { stock: count, sold: -count });
  }

  override async refusal(_: EntityManager, skuId: string): Promise<Refusal | undefined> {
    const sku = this.skus.get(skuId);
    if (!sku) return undefined;
    const held = this.rows.filter((row) => row.skuId === skuId && row.status === HELD);
    const heldUntil = held.map(({ expiresAt }) => expiresAt).sort((a, b) => +a - +b)[0] ?? null;
    return { status: sku.isOnSale ? 1 : 0, stock: sku.stock, lockStock: sku.lockStock, heldUntil };
  }

  override async clear(_: EntityManager, key: string): Promise<void> {
    this.rows = this.rows.filter(({ orderKey, status }) => orderKey !== key || status !== -1);
  }

  override async write(
    _: EntityManager,
    orderKey: string,
    lines: readonly (Line & { readonly spuId: string })[],
    { expiresAt }: Term,
    status: 0 | 1,
  ): Promise<void> {
    for (const line of lines) this.rows.push({ ...line, orderKey, status, expiresAt: new Date(expiresAt) });
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

  override async extend(_: EntityManager, key: string, { expiresAt, orderVersion }: HoldTerm): Promise<void> {
    if ((this.versions.get(key) ?? 0) > orderVersion) return;
    this.versions.set(key, orderVersion);
    this.rows = this.rows.map((row) =>
      row.orderKey === key && row.status === HELD ? { ...row, expiresAt: new Date(expiresAt) } : row,
    );
  }

  override async dueKeys(): Promise<string[]> {
    const due = this.rows.filter(({ status, expiresAt }) => status === HELD && expiresAt <= this.now);
    return [...new Set(due.map(({ orderKey }) => orderKey))];
  }

  override async isDue(_: EntityManager, key: string): Promise<boolean> {
    return (await this.dueKeys()).includes(key);
  }

  override async close(_: EntityManager, orderKey: string): Promise<void> {
    this.closed.add(orderKey);
  }

  override async isClosed(_: EntityManager, orderKey: string): Promise<boolean> {
    return this.closed.has(orderKey);
  }

  override async countSale(): Promise<undefined> {
    return undefined;
  }

  private move(skuId: string, by: Partial<Record<'stock' | 'lockStock' | 'sold', number>>): Moved {
    const { stock, lockStock, sold, isOnSale } = this.sku(skuId);
    this.skus.set(skuId, {
      stock: stock + (by.stock ?? 0),
      lockStock: lockStock + (by.lockStock ?? 0),
      sold: sold + (by.sold ?? 0),
      isOnSale,
    });
    return { spuId: skuId };
  }
}

/** No car has a view. */
export class NoCartCars extends CartCarRepository {
  constructor() {
    super(new NoDatabase());
  }

  override async of(): Promise<CarForCartView[]> {
    return [];
  }
}
