// SQL: rows arrive and leave hundreds at a time, the next list is taken with a lock that others skip, and states are counted.
import { Injectable } from '@nestjs/common';
import type { StockListCountView, StockListRowState } from '@mall/contracts/product';
import { STOCK_LIST_ROW_STATES } from '@mall/contracts/product';
import { column, queryRows, rowShape, type Page } from '@mall/persistence';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Brand } from '../entities/brand.entity.js';
import { Category } from '../entities/category.entity.js';
import { Spu } from '../entities/spu.entity.js';
import { CarRepository, type CarRow } from '../car/car.repository.js';
import { Directory } from './directory.js';
import type { ReadRow, RowOutcome } from './row-plan.js';
import { StockList, StockListRow } from './stock-list.entities.js';

const countRow = rowShape({
  stockListId: column.bigint,
  state: column.oneOf<StockListRowState>(...STOCK_LIST_ROW_STATES),
  rows: column.integer,
});
const idRow = rowShape({ stockListId: column.bigint });
const earlierRow = rowShape({
  nth: column.integer,
  fileRow: column.integer,
  vin: column.nullable(column.text),
  partyCode: column.nullable(column.text),
});

type NewRow = Pick<StockListRow, 'nth' | 'fileRow' | 'cells' | 'numbers'>;

interface ListQuery {
  readonly shopId: string | undefined;
  readonly ids: readonly string[] | undefined;
  readonly order: 'ASC' | 'DESC';
  readonly limit: number;
  readonly offset: number;
}

/** Lists of cars and their rows. */
@Injectable()
export class StockListRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cars: CarRepository,
  ) {}

  async insert(list: Omit<StockList, 'stockListId' | 'state' | 'createdAt' | 'updatedAt'>): Promise<string> {
    const { identifiers } = await this.dataSource.manager.insert(StockList, { ...list });
    return (identifiers[0] as Pick<StockList, 'stockListId'>).stockListId;
  }

  async one(stockListId: string): Promise<StockList | undefined> {
    return (await this.dataSource.manager.findOneBy(StockList, { stockListId })) ?? undefined;
  }

  /** Returns a list that nobody else changes until the transaction ends. */
  async locked(tx: EntityManager, stockListId: string): Promise<StockList | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    return (await tx.findOne(StockList, { where: { stockListId }, lock })) ?? undefined;
  }

  /** Returns the lists of a shop or of all, in the order in which they were begun. */
  async page({ shopId, ids, order, limit, offset }: ListQuery): Promise<Page<StockList>> {
    const [rows, total] = await this.dataSource.manager.findAndCount(StockList, {
      where: { ...(shopId && { shopId }), ...(ids && { stockListId: In([...ids]) }) },
      order: { stockListId: order },
      take: limit,
      skip: offset,
    });
    return { rows, total };
  }

  /** Returns the number of rows in each state, by list. */
  async counts(stockListIds: readonly string[]): Promise<ReadonlyMap<string, StockListCountView[]>> {
    const rows = await queryRows(
      this.dataSource,
      countRow,
      `SELECT stock_list_id AS "stockListId", state, count(*)::int AS rows FROM stock_list_row
        WHERE stock_list_id = ANY($1::bigint[]) GROUP BY stock_list_id, state ORDER BY state`,
      [stockListIds],
    );
    const countsOf = (id: string): StockListCountView[] =>
      rows
        .filter(({ stockListId }) => stockListId === id)
        .map(({ state, rows: count }) => ({ state, rows: count }));
    return new Map(stockListIds.map((id) => [id, countsOf(id)]));
  }

  /** Returns rows by their places in the file. */
  async rows(
    stockListId: string,
    state: StockListRowState | undefined,
    { order, limit, offset }: Pick<ListQuery, 'order' | 'limit' | 'offset'>,
  ): Promise<Page<StockListRow>> {
    const [rows, total] = await this.dataSource.manager.findAndCount(StockListRow, {
      where: { stockListId, ...(state && { state }) },
      order: { nth: order },
      take: limit,
      skip: offset,
    });
    return { rows, total };
  }

  /** Inserts rows, or replaces those at the same places, which wait for the check then. */
  async putRows(tx: EntityManager, stockListId: string, rows: readonly NewRow[]): Promise<void> {
    await tx.upsert(
      StockListRow,
      rows.map(({ nth, fileRow, cells, numbers }) => ({
        ...{ stockListId, nth, fileRow, cells, numbers, state: 'waiting' as const },
        ...{ vin: null, partyCode: null, affirmed: [], reasons: [], changes: [], lacks: [] },
        ...{ spuId: null, carVersion: null },
      })),
      ['stockListId', 'nth'],
    );
  }

  /** Returns the number of characters of all cells. */
  async charactersOf(tx: EntityManager, stockListId: string): Promise<number> {
    const [row] = await queryRows(
      tx,
      rowShape({ characters: column.integer }),
      `SELECT COALESCE(sum(char_length(array_to_string(cells, ''))), 0)::int AS characters
         FROM stock_list_row WHERE stock_list_id = $1`,
      [stockListId],
    );
    return row!.characters;
  }

  async setState(tx: EntityManager, stockListId: string, change: Partial<StockList>): Promise<void> {
    await tx.update(StockList, stockListId, { ...change, updatedAt: () => 'clock_timestamp()' });
  }

  /** Stores that a person affirmed the questions of these rows, which wait for the check then. Other rows stay as they are. */
  async affirm(tx: EntityManager, stockListId: string, nths: readonly number[]): Promise<void> {
    await tx.query(
      `UPDATE stock_list_row r SET state = 'waiting', affirmed = r.affirmed || asked.codes
         FROM (SELECT nth, array_agg(reason ->> 'question') AS codes
                 FROM stock_list_row, jsonb_array_elements(reasons) AS reason
                WHERE stock_list_id = $1 AND nth = ANY($2::int[]) AND state = 'refused' AND reason ? 'question'
                GROUP BY nth) AS asked
        WHERE r.stock_list_id = $1 AND r.nth = asked.nth`,
      [stockListId, nths],
    );
  }

  /** Returns the list that waits longest for its next rows; other replicas leave it out until the transaction ends. */
  async due(tx: EntityManager): Promise<StockList | undefined> {
    const [found] = await queryRows(
      tx,
      idRow,
      `SELECT stock_list_id AS "stockListId" FROM stock_list WHERE state IN ('checking', 'applying')
        ORDER BY updated_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    return found && (await tx.findOneByOrFail(StockList, { stockListId: found.stockListId }));
  }

  /** Returns the next rows in these states, in the order of the file. */
  nextRows(
    tx: EntityManager,
    stockListId: string,
    states: readonly StockListRowState[],
    limit: number,
  ): Promise<StockListRow[]> {
    const where = { stockListId, state: In([...states]) };
    return tx.find(StockListRow, { where, order: { nth: 'ASC' }, take: limit });
  }

  /** Returns the shop's cars with one of these VINs or own numbers; they are locked until the transaction ends. */
  async carsOf(tx: EntityManager, shopId: string, read: readonly ReadRow[]): Promise<CarRow[]> {
    const vins = read.flatMap(({ vin }) => vin ?? []);
    const partyCodes = read.flatMap(({ partyCode }) => partyCode ?? []);
    const found = await tx
      .createQueryBuilder(Spu, 'spu')
      .select('spu.spuId')
      .where('spu.shopId = :shopId AND spu.status <> -1', { shopId })
      .andWhere('(spu.vin = ANY(:vins) OR spu.partyCode = ANY(:partyCodes))', { vins, partyCodes })
      .getMany();
    const spuIds = found.map(({ spuId }) => spuId);
    if (spuIds.length === 0) return [];
    await this.cars.lock(tx, spuIds);
    const rows = await Promise.all(spuIds.map((spuId) => this.cars.one(spuId, tx)));
    return rows.filter((row) => row !== undefined);
  }

  /** Returns the rows before `nth` that name one of these VINs or own numbers. */
  earlier(tx: EntityManager, stockListId: string, nth: number, read: readonly ReadRow[]) {
    return queryRows(
      tx,
      earlierRow,
      `SELECT nth, file_row AS "fileRow", vin, party_code AS "partyCode" FROM stock_list_row
        WHERE stock_list_id = $1 AND nth < $2 AND (vin = ANY($3::text[]) OR party_code = ANY($4::text[]))
        ORDER BY nth`,
      [
        stockListId,
        nth,
        read.flatMap(({ vin }) => vin ?? []),
        read.flatMap(({ partyCode }) => partyCode ?? []),
      ],
    );
  }

  async keep(
    tx: EntityManager,
    { row: { stockListId, nth }, vin, partyCode }: ReadRow,
    { state, reasons, changes, lacks, spuId, carVersion }: RowOutcome,
  ): Promise<void> {
    await tx.query(
      `UPDATE stock_list_row SET state = $3, reasons = $4, changes = $5, lacks = $6, spu_id = $7, car_version = $8,
              vin = $9, party_code = $10 WHERE stock_list_id = $1 AND nth = $2`,
      [
        ...[stockListId, nth, state, JSON.stringify(reasons), JSON.stringify(changes), lacks],
        ...[spuId, carVersion, vin, partyCode],
      ],
    );
  }

  /** Returns the makes, series and categories by their names. */
  async directory(tx: EntityManager): Promise<Directory> {
    return new Directory(await tx.find(Brand), await tx.find(Category));
  }

  /** Removes the lists of a shop but the newest ones, except those that are being checked or applied. */
  async keepNewest(shopId: string, kept: number): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM stock_list WHERE shop_id = $1 AND state NOT IN ('checking', 'applying') AND stock_list_id NOT IN
         (SELECT stock_list_id FROM stock_list WHERE shop_id = $1 ORDER BY stock_list_id DESC LIMIT $2)`,
      [shopId, kept],
    );
  }

  async forgetOlderThan(days: number): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM stock_list WHERE state NOT IN ('checking', 'applying')
         AND updated_at < now() - make_interval(days => $1::int)`,
      [days],
    );
  }
}
