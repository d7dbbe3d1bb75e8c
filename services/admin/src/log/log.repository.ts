// SQL: the names of the log are read by steps in their index, in one recursive statement.
import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@mall/contracts/define';
import type { LogPageDto } from '@mall/contracts/admin';
import {
  anyOf,
  andContains,
  andPatterns,
  containing,
  column,
  deleteInBatches,
  partPatterns,
  type ListOrder,
  orderList,
  type Page,
  pageOf,
  PLANNED_EACH_TIME,
  queryRows,
  rowShape,
  rowsOf,
} from '@mall/persistence';
import { DataSource, type Repository, type SelectQueryBuilder } from 'typeorm';
import { db } from '../db.js';
import type { Scope } from '../scope/scope.js';
import { OperationLog } from './operation-log.entity.js';

/** A new entry, with `entryId` when it may be reported again. */
export type NewLogEntry = Omit<OperationLog, 'logId' | 'createdAt' | 'entryId'> & {
  readonly entryId?: string;
};

const ORDER: ListOrder = {
  sortable: {
    id: 'entry.logId',
    createTime: 'entry.createdAt',
    createBy: 'entry.actorName',
    time: 'entry.durationMs',
    title: 'entry.title',
  },
  order: { 'entry.createdAt': 'DESC', 'entry.logId': 'DESC' },
};

/**
 * Each word may stand anywhere, because a phrase whose words are common but never together would be looked for in every
 * row that has them.
 */
const SEARCHED = ['entry.title', 'entry.path', 'entry.actorName', 'entry.failure'];

const author = rowShape({ name: column.text });

/** Selects each name of the log once: every step goes to the next one in the index, however many entries are between them. */
const NAMES_LIKE = `
  WITH RECURSIVE names AS (
    SELECT min(actor_name) AS name FROM operation_log
    UNION ALL
    SELECT (SELECT min(actor_name) FROM operation_log WHERE actor_name > names.name)
      FROM names WHERE names.name IS NOT NULL
  )
  SELECT name FROM names WHERE name IS NOT NULL AND fold_text(name) LIKE ALL($1::text[]) LIMIT $2`;

/**
 * Up to this number of names, entries are found by name. A part of a name that more names have is searched in the
 * entries themselves: there are many, so the newest are found at once.
 */
const MOST_NAMES = 20;

@Injectable()
export class LogRepository {
  private readonly entries: Repository<OperationLog>;

  constructor(private readonly dataSource: DataSource) {
    this.entries = dataSource.getRepository(OperationLog);
  }

  /**
   * Returns entries about people whom `scope` shows, counted up to `MOST_COUNTED`: a log of years is not counted for
   * each page.
   */
  async page(request: LogPageDto, scope: Scope): Promise<Page<OperationLog>> {
    const { ids, keyWord, createBy, logType, origin, serviceId, startTime, endTime, size, current } = request;
    const query = this.entries.createQueryBuilder('entry').comment(PLANNED_EACH_TIME);
    if (!scope.seesAll)
      query.andWhere('entry.actorId = ANY(:actors)', { actors: await this.actorsWithin(scope) });
    if (ids) query.andWhere('entry.logId = ANY(:ids)', { ids });
    if (keyWord) this.having(query, keyWord);
    if (createBy) await this.writtenBy(query, createBy);
    // Not as a parameter: the partial index of failures is used only for a condition that states it.
    if (logType) query.andWhere(logType === '9' ? 'entry.isFailure' : 'NOT entry.isFailure');
    if (origin) query.andWhere('entry.origin = :origin', { origin });
    if (serviceId) query.andWhere('entry.service = :serviceId', { serviceId });
    if (startTime) query.andWhere('entry.createdAt >= :startTime', { startTime });
    if (endTime) query.andWhere('entry.createdAt <= :endTime', { endTime });
    return pageOf(orderList(query, request, ORDER), {
      limit: size,
      offset: (current - 1) * size,
      mostCounted: MOST_COUNTED,
    });
  }

  /**
   * Returns the people in the departments of a scope, and its holder, as values: PostgreSQL knows how many entries each
   * of them has.
   */
  private async actorsWithin({ deptIds, userId }: Scope): Promise<(string | null)[]> {
    const members = db.selectFrom('staff').select('user_id').where('dept_id', '=', anyOf(deptIds, 'bigint'));
    return [userId, ...(await rowsOf(this.dataSource, members)).map((one) => one.user_id)];
  }

  /**
   * Limits the query to entries of people whose name has every word of a text: with the names as values, counts and pages come
   * from an index.
   */
  private async writtenBy(query: SelectQueryBuilder<OperationLog>, text: string): Promise<void> {
    const patterns = partPatterns(text);
    // No name has a text without words, although LIKE ALL is true for no pattern.
    if (patterns.length === 0) return void query.andWhere('false');
    const found = await queryRows(this.entries.manager, author, NAMES_LIKE, [
      partPatterns(text),
      MOST_NAMES + 1,
    ]);
    const [first, ...others] = found.map(({ name }) => name);
    if (others.length >= MOST_NAMES) andContains(query, text, 'entry.actorName');
    else if (others.length > 0)
      query.andWhere('entry.actorName = ANY(:names)', { names: [first, ...others] });
    else query.andWhere('entry.actorName = :name', { name: first ?? null });
  }

  /** Limits the query to entries with every word of a text, or of the request that the text names. */
  private having(query: SelectQueryBuilder<OperationLog>, text: string): void {
    andPatterns(
      query,
      (bind) => `(entry.requestId = ${bind(text.trim())} OR (${containing(text, SEARCHED, bind)}))`,
    );
  }

  /** Returns names of staff by id, including former members. */
  async namesOf(rows: readonly Pick<OperationLog, 'actorId'>[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
    const found = db
      .selectFrom('staff')
      .select(({ fn }) => ['user_id', fn.coalesce('name', 'nickname').as('name')])
      .where('user_id', '=', anyOf(ids, 'bigint'));
    return new Map((await rowsOf(this.dataSource, found)).map((one) => [one.user_id, one.name]));
  }

  async byId(logId: string): Promise<OperationLog | undefined> {
    return (await this.entries.findOneBy({ logId })) ?? undefined;
  }

  /** Whether `scope` shows the person whom an entry is about. */
  async isSeen({ logId }: Pick<OperationLog, 'logId'>, scope: Scope): Promise<boolean> {
    const { total } = await this.page({ ids: [logId], current: 1, size: 1 }, scope);
    return total > 0;
  }

  /** Adds entries. An entry whose `entryId` exists gets the outcome and duration of the new report. */
  async insert(entries: readonly NewLogEntry[]): Promise<void> {
    await this.entries
      .createQueryBuilder()
      .insert()
      .values([...entries])
      .orUpdate(['is_failure', 'duration_ms', 'failure'], ['entry_id'])
      .updateEntity(false)
      .execute();
  }

  /** Returns the number of entries that a user's browser has reported within the last minute, by the database's clock. */
  reportedLately(actorId: string): Promise<number> {
    return this.entries
      .createQueryBuilder('entry')
      .where({ actorId, origin: 'client' })
      .andWhere(`entry.createdAt > now() - interval '1 minute'`)
      .getCount();
  }

  async deleteOlderThan(moment: Date): Promise<void> {
    await deleteInBatches(this.dataSource, {
      table: 'operation_log',
      where: 'created_at < $1',
      inOrderOf: 'created_at',
      values: [moment],
    });
  }
}
