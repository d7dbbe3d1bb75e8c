// SQL: cars leave the stock and come back by guarded statements, together with the status of a used car.
import { Injectable } from '@nestjs/common';
import { SET_ASIDE_FATES, type SetAsideFate, type SetAsidePageDto } from '@mall/contracts/product';
import {
  column,
  Conditions,
  queryRows,
  querySqlPage,
  rowShape,
  type Page,
  type RowOf,
} from '@mall/persistence';
import { inEachLanguage, type Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { INCOMPLETE, type PassedCar } from './passed-car.js';
import { translateOneCar } from './one-car.js';

const fate = column.oneOf<SetAsideFate>(...SET_ASIDE_FATES);

const setAsideRow = rowShape({
  setAsideId: column.bigint,
  spuId: column.bigint,
  skuId: column.bigint,
  shopId: column.bigint,
  carName: column.json<Partial<Texts>>(),
  vin: column.nullable(column.text),
  /** VINs that staff named on the order, where the record of the car has none. */
  namedVins: column.array(column.text),
  orderKey: column.text,
  orderNumber: column.text,
  count: column.integer,
  fate,
  version: column.integer,
  createdAt: column.timestamp,
  /** Decisions, the latest first; moments as PostgreSQL writes them into JSON. */
  history: column.json<
    {
      readonly fate: SetAsideFate;
      readonly reason: string | null;
      readonly by: string | null;
      readonly at: string;
    }[]
  >(),
});

export type SetAsideRow = RowOf<typeof setAsideRow>;

/** Cars of one sku that an order has left behind. */
export interface LeftBehind {
  readonly orderKey: string;
  readonly orderNumber: string;
  readonly skuId: string;
  readonly spuId: string;
  readonly count: number;
}

type Units = Pick<LeftBehind, 'skuId' | 'count'>;

export interface Decision {
  readonly fate: SetAsideFate;
  readonly reason: string | null;
  /** Login of the person who decided; null for the system. */
  readonly by: string | null;
}

const COLUMNS = `a.set_aside_id AS "setAsideId", a.spu_id AS "spuId", a.sku_id AS "skuId", s.shop_id AS "shopId",
  s.name AS "carName", a.vin,
  ARRAY(SELECT n.vin FROM named_vin n WHERE n.order_key = a.order_key AND a.vin IS NULL ORDER BY n.vin) AS "namedVins", a.order_key AS "orderKey", a.order_number AS "orderNumber", a.count, a.fate, a.version,
  a.created_at AS "createdAt",
  (SELECT json_agg(json_build_object('fate', d.fate, 'reason', d.reason, 'by', d.by_name, 'at', d.decided_at)
     ORDER BY d.version DESC) FROM set_aside_decision d WHERE d.set_aside_id = a.set_aside_id) AS history`;
const FROM = 'set_aside a JOIN spu s USING (spu_id)';

const id = rowShape({ setAsideId: column.bigint });
const named = rowShape({ name: column.json<Partial<Texts>>() });
const units = rowShape({ count: column.integer });
const isTrue = rowShape({ is: column.boolean });
const change = rowShape({ before: column.integer, after: column.integer, shopId: column.bigint });

@Injectable()
export class SetAsideRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns undecided ones first, the latest on top. */
  page(request: SetAsidePageDto): Promise<Page<SetAsideRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `a.set_aside_id = ANY(${ids}::bigint[])`)
      .when(request.fate, (wanted) => `a.fate = ${wanted}`)
      .when(request.spuId, (spuId) => `a.spu_id = ${spuId}`)
      .contains(request.orderNumber, 'a.order_number');
    return querySqlPage(
      this.dataSource,
      {
        shape: setAsideRow,
        select: COLUMNS,
        from: FROM,
        where,
        sortable: { setAsideId: 'a.set_aside_id', createTime: 'a.created_at' },
        order: `(a.fate = 'undecided') DESC, a.set_aside_id DESC`,
      },
      request,
    );
  }

  async find(
    setAsideId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<SetAsideRow | undefined> {
    const sql = `SELECT ${COLUMNS} FROM ${FROM} WHERE a.set_aside_id = $1`;
    const [row] = await queryRows(db, setAsideRow, sql, [setAsideId]);
    return row;
  }

  /** Locks the row until the transaction ends; a second statement reads it. */
  async lock(tx: EntityManager, setAsideId: string): Promise<SetAsideRow | undefined> {
    await tx.query('SELECT FROM set_aside WHERE set_aside_id = $1 FOR UPDATE', [setAsideId]);
    return this.find(setAsideId, tx);
  }

  /** Whether one of these is a used car that is set aside: it exists once, so that it cannot be sold meanwhile. */
  async keepsOffSale(tx: EntityManager, spuIds: readonly string[]): Promise<boolean> {
    const [row] = await queryRows(
      tx,
      isTrue,
      `SELECT EXISTS (SELECT FROM set_aside a JOIN spu s USING (spu_id)
         WHERE a.spu_id = ANY($1::bigint[]) AND a.fate <> 'onSale' AND s.condition = 'used') AS "is"`,
      [spuIds],
    );
    return row!.is;
  }

  async insert(tx: EntityManager, left: LeftBehind, decision: Decision): Promise<string> {
    const { orderKey, orderNumber, skuId, spuId, count } = left;
    const [row] = await queryRows(
      tx,
      id,
      `INSERT INTO set_aside (order_key, order_number, sku_id, spu_id, count, fate) VALUES ($1, $2, $3, $4, $5, $6)
       RETURNING set_aside_id AS "setAsideId"`,
      [orderKey, orderNumber, skuId, spuId, count, decision.fate],
    );
    await this.record(tx, row!.setAsideId, 1, decision);
    return row!.setAsideId;
  }

  async decide(tx: EntityManager, { setAsideId, version }: SetAsideRow, decision: Decision): Promise<void> {
    await tx.query('UPDATE set_aside SET fate = $2, version = version + 1 WHERE set_aside_id = $1', [
      setAsideId,
      decision.fate,
    ]);
    await this.record(tx, setAsideId, version + 1, decision);
  }

  /** Leaves `count` of the cars to another row. */
  async takeFrom(tx: EntityManager, setAsideId: string, count: number): Promise<void> {
    await tx.query('UPDATE set_aside SET count = count - $2, version = version + 1 WHERE set_aside_id = $1', [
      setAsideId,
      count,
    ]);
  }

  /** Returns the row of so many cars that this decision separated from this one, if it was the last decision on them. */
  async parted(
    tx: EntityManager,
    { setAsideId, orderKey, skuId }: SetAsideRow,
    count: number,
    decision: Decision,
  ): Promise<string | undefined> {
    const [row] = await queryRows(
      tx,
      id,
      `SELECT a.set_aside_id AS "setAsideId" FROM set_aside a JOIN set_aside_decision d USING (set_aside_id, version)
        WHERE a.order_key = $1 AND a.sku_id = $2 AND a.set_aside_id <> $3 AND a.count = $4 AND a.version = 1
          AND (d.fate, d.reason, d.by_name) IS NOT DISTINCT FROM ($5, $6, $7)
        ORDER BY a.set_aside_id DESC LIMIT 1`,
      [orderKey, skuId, setAsideId, count, decision.fate, decision.reason, decision.by],
    );
    return row?.setAsideId;
  }

  async carName(tx: EntityManager, spuId: string): Promise<Texts> {
    const [row] = await queryRows(tx, named, 'SELECT name FROM spu WHERE spu_id = $1', [spuId]);
    return inEachLanguage(row?.name ?? {});
  }

  /** Removes held or sold units from the stock for good; sold ones do not count as sold any more. */
  async leaveStock(tx: EntityManager, { skuId, count }: Units, from: 'held' | 'sold'): Promise<void> {
    const there = from === 'held' ? 'actual = actual - $2, lock_stock = lock_stock - $2,' : '';
    await tx.query(`UPDATE sku_stock SET ${there} received = received - $2 WHERE sku_id = $1`, [
      skuId,
      count,
    ]);
  }

  /** Removes at most `count` free units from the stock for good. @returns the number of removed units. */
  async leaveFreeStock(tx: EntityManager, { skuId, count }: Units): Promise<number> {
    const [row] = await queryRows(
      tx,
      units,
      `WITH free AS (SELECT sku_id, LEAST(stock, $2::int) AS count FROM sku_stock WHERE sku_id = $1 FOR UPDATE)
       UPDATE sku_stock k SET stock = k.stock - free.count, actual = k.actual - free.count, received = k.received - free.count
         FROM free WHERE k.sku_id = free.sku_id RETURNING free.count`,
      [skuId, count],
    );
    return row?.count ?? 0;
  }

  /** Adds received units to the stock. @throws productErrors.usedCarIsSingle */
  async enterStock(tx: EntityManager, { skuId, count }: Units): Promise<void> {
    await tx
      .query(
        'UPDATE sku_stock SET received = received + $2, actual = actual + $2, stock = stock + $2 WHERE sku_id = $1',
        [skuId, count],
      )
      .catch(translateOneCar);
  }

  /**
   * Takes a used car that was set aside off sale; `sales` were counted for the order that ended.
   * @returns its shop when it was on sale until now.
   */
  async withdraw(tx: EntityManager, spuId: string, sales: number): Promise<string | undefined> {
    const [row] = await queryRows(
      tx,
      change,
      `WITH before AS (SELECT spu_id, status AS status_before FROM spu WHERE spu_id = $1 FOR UPDATE),
            units AS (SELECT sum(actual)::int AS actual FROM sku_stock WHERE spu_id = $1)
       UPDATE spu s SET sale_num = GREATEST(s.sale_num - $2, 0),
              status = CASE WHEN s.condition = 'used' AND s.status = 1 AND units.actual = 0 THEN 0 ELSE s.status END,
              status_reason = CASE WHEN s.condition = 'used' AND units.actual = 0
                                    AND (s.status = 1 OR s.status = 0 AND s.status_reason = 'sold') THEN 'setAside'
                                   ELSE s.status_reason END
         FROM before, units WHERE s.spu_id = before.spu_id
       RETURNING before.status_before AS "before", s.status AS "after", s.shop_id AS "shopId"`,
      [spuId, sales],
    );
    return row && row.before !== row.after ? row.shopId : undefined;
  }

  /**
   * Puts a used car back on sale that went off sale because it was set aside, unless its shop is closed, its VIN is bound
   * elsewhere, or it lacks something (`passed` is undefined then); to the review, where its price was changed meanwhile to
   * one that needs two people.
   * @returns its shop, when it is on sale again or in the review.
   */
  async bringBack(
    tx: EntityManager,
    spuId: string,
    passed: PassedCar | undefined,
  ): Promise<{ readonly shopId: string; readonly isInReview: boolean } | undefined> {
    const [row] = await queryRows(
      tx,
      change,
      `WITH before AS (SELECT spu_id, status AS status_before FROM spu WHERE spu_id = $1 FOR UPDATE)
       UPDATE spu s SET
              status = CASE WHEN EXISTS (SELECT FROM shop WHERE shop_id = s.shop_id AND is_closed)
                              OR other_place_of_vin(s) IS NOT NULL OR NOT $2 THEN 0
                            WHEN price_trouble(s, s) IS NULL THEN 1 ELSE 3 END,
              status_reason = CASE WHEN $2 THEN NULL ELSE '${INCOMPLETE}' END
         FROM before WHERE s.spu_id = before.spu_id AND s.status = 0 AND s.status_reason = 'setAside'
       RETURNING before.status_before AS "before", s.status AS "after", s.shop_id AS "shopId"`,
      [spuId, passed !== undefined],
    );
    return row && row.before !== row.after ? { shopId: row.shopId, isInReview: row.after === 3 } : undefined;
  }

  private async record(
    tx: EntityManager,
    setAsideId: string,
    version: number,
    decision: Decision,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO set_aside_decision (set_aside_id, version, fate, reason, by_name) VALUES ($1, $2, $3, $4, $5)`,
      [setAsideId, version, decision.fate, decision.reason, decision.by],
    );
  }
}
