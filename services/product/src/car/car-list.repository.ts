// SQL: a page of a million cars is found in an index, which depends on the filters.
import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@mall/contracts/define';
import { column, nearerEnd, queryRows, rowShape, type PageFromEnd, type Paging } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import {
  recordFilter,
  recordOrder,
  sortedColumns,
  takesLongToCount,
  wordFilter,
  type CarRecordQuery,
  type SearchedWord,
} from './car-record-filter.js';

const totalRow = rowShape({ total: column.integer });
const carId = rowShape({ spuId: column.bigint });
const foundRow = rowShape({ total: column.integer, ids: column.array(column.bigint) });

interface IdsOfPage {
  readonly ids: readonly string[];
  readonly total: number;
}

interface Filter {
  readonly where: string;
  readonly params: readonly unknown[];
  /** Whether only words are filtered by; removed cars are few among all that have the words. */
  readonly isByWordsAlone: boolean;
}

/** Maximum number of cars that are sorted in memory; with more, the page is read in the order of an index. */
const MOST_SORTED = 3_000;
/** Share of the sample: one page of a table in fifty. */
const SAMPLED = 50;
/** Maximum number of found cars that are sorted; if more match, cars are searched in the order of the list. */
const MOST_FOUND = 2 * MOST_COUNTED;
/**
 * Number of matches in the sample above which the table certainly has more than are counted: a sample of 10,000 cars
 * has 200, give or take 14. With a lower bound, the same words would be searched in one way now and in the other way
 * later.
 */
const MANY_SAMPLED = (1.25 * MOST_COUNTED) / SAMPLED;

function filterOf(query: CarRecordQuery): Filter {
  const params: unknown[] = [];
  const conditions = recordFilter(query, (value) => `$${params.push(value)}`);
  const isByWordsAlone = query.words !== undefined && !query.isRemoved && conditions.length === 2;
  return { where: conditions.join(' AND '), params, isByWordsAlone };
}

const pagingOf = ({ size, current }: CarRecordQuery): Paging => ({
  limit: size,
  offset: (current - 1) * size,
});

/** Finds the cars on a page of the console's list. */
@Injectable()
export class CarListRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a page. With words or a price, `total` is `MOST_COUNTED + 1` when more cars than that are found. */
  page(query: CarRecordQuery): Promise<IdsOfPage> {
    return takesLongToCount(query) ? this.limited(query) : this.counted(query);
  }

  /** Returns a page and the full count, read from the nearer end of the list. */
  private async counted(query: CarRecordQuery): Promise<IdsOfPage> {
    const { where, params } = filterOf(query);
    const sql = `SELECT count(*)::int AS total FROM spu s WHERE ${where}`;
    const [counted] = await queryRows(this.dataSource, totalRow, sql, params);
    const { total } = counted!;
    const paging = nearerEnd(pagingOf(query), total);
    const ids = await (total > MOST_SORTED ? this.walk(query, paging) : this.inOrder(query, paging));
    return { ids: paging.isReversed ? ids.toReversed() : ids, total };
  }

  /** Returns a page and a count up to its limit. */
  private async limited(query: CarRecordQuery): Promise<IdsOfPage> {
    const { isByWordsAlone } = filterOf(query);
    const most = MOST_COUNTED + 1;
    if (!isByWordsAlone || !(await this.areCommon(query.words ?? []))) {
      const { ids, total } = await this.found(query);
      if (total <= MOST_FOUND) return { ids, total: Math.min(total, most) };
    }
    return { ids: await this.walk(query, { ...pagingOf(query), isReversed: false }), total: most };
  }

  /** Whether so many cars have the words that they need not be counted. */
  private async areCommon(words: readonly SearchedWord[]): Promise<boolean> {
    const params: unknown[] = [];
    const where = wordFilter(words, (value) => `$${params.push(value)}`);
    const sql = `SELECT count(*)::int AS total FROM spu_text TABLESAMPLE SYSTEM (${100 / SAMPLED}) WHERE ${where}`;
    const [sampled] = await queryRows(this.dataSource, totalRow, sql, params);
    return sampled!.total > MANY_SAMPLED;
  }

  /** Finds the cars first, then sorts them. */
  private async found(query: CarRecordQuery): Promise<IdsOfPage> {
    const { where, params } = filterOf(query);
    const { limit, offset } = pagingOf(query);
    const [found] = await queryRows(
      this.dataSource,
      foundRow,
      `WITH found AS MATERIALIZED
         (SELECT ${sortedColumns(query)} FROM spu s WHERE ${where} LIMIT ${MOST_FOUND + 1})
       SELECT (SELECT count(*)::int FROM found) AS total,
              ARRAY(SELECT s.spu_id FROM found s ORDER BY ${recordOrder(query, false)}
                     LIMIT $${params.length + 1} OFFSET $${params.length + 2}) AS ids`,
      [...params, limit, offset],
    );
    return found!;
  }

  /** Reads all cars in the order of an index until the page is full. */
  private walk(query: CarRecordQuery, paging: PageFromEnd): Promise<string[]> {
    return this.dataSource.transaction(async (tx) => {
      // Reading cars to sort them costs more than PostgreSQL estimates, and several processes would each read
      // as many cars as one.
      await tx.query('SET LOCAL enable_sort = off; SET LOCAL max_parallel_workers_per_gather = 0');
      return this.inOrder(query, paging, tx);
    });
  }

  private async inOrder(
    query: CarRecordQuery,
    { limit, offset, isReversed }: PageFromEnd,
    from: EntityManager = this.dataSource.manager,
  ): Promise<string[]> {
    const { where, params } = filterOf(query);
    const sql = `SELECT s.spu_id AS "spuId" FROM spu s WHERE ${where} ORDER BY ${recordOrder(query, isReversed)}
      LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
    return (await queryRows(from, carId, sql, [...params, limit, offset])).map(({ spuId }) => spuId);
  }
}
