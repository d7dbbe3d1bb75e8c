// SQL: names of staff, which another feature maps, and the members of departments.
import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@mall/contracts/define';
import type { LogPageDto } from '@mall/contracts/admin';
import {
  column,
  deleteInBatches,
  likeText,
  type ListOrder,
  orderList,
  type Page,
  pageOf,
  queryRows,
  rowShape,
} from '@mall/persistence';
import { DataSource, type Repository } from 'typeorm';
import type { Scope } from '../scope/scope.js';
import { OperationLog } from './operation-log.entity.js';

/** With `entryId` when the entry may be reported again. */
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

const named = rowShape({ userId: column.bigint, name: column.text });

/** A phrase whose words are common but never together would be looked for in every row that has them; so each word may stand anywhere. */
const SEARCHED = ['entry.title', 'entry.path', 'entry.actorName', 'entry.failure'];

const STAFF_OF_DEPARTMENTS = `SELECT s.user_id FROM staff s WHERE s.dept_id = ANY(:deptIds)`;

@Injectable()
export class LogRepository {
  private readonly entries: Repository<OperationLog>;

  constructor(private readonly dataSource: DataSource) {
    this.entries = dataSource.getRepository(OperationLog);
  }

  /** Entries about those whom `scope` shows, counted up to `MOST_COUNTED`: a log of years is not counted for each page. */
  page(request: LogPageDto, scope: Scope): Promise<Page<OperationLog>> {
    const { ids, keyWord, createBy, logType, origin, serviceId, startTime, endTime, size, current } = request;
    const query = this.entries.createQueryBuilder('entry');
    if (!scope.seesAll)
      query.andWhere(`(entry.actorId = :own OR entry.actorId IN (${STAFF_OF_DEPARTMENTS}))`, {
        own: scope.userId,
        deptIds: scope.deptIds,
      });
    if (ids) query.andWhere('entry.logId = ANY(:ids)', { ids });
    if (keyWord) {
      const words = keyWord.match(/[\p{L}\p{N}]+/gu) ?? [keyWord.trim()];
      const everyWord = words.map(
        (_, at) => `(${SEARCHED.map((text) => `${text} ILIKE :word${at}`).join(' OR ')})`,
      );
      query.andWhere(`(entry.requestId = :keyWord OR (${everyWord.join(' AND ')}))`, {
        keyWord: keyWord.trim(),
        ...Object.fromEntries(words.map((word, at) => [`word${at}`, likeText(word)])),
      });
    }
    if (createBy) query.andWhere('entry.actorName ILIKE :createBy', { createBy: likeText(createBy) });
    // Not as a value: the index of failures is for a condition that says so.
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

  /** Names of staff by id, former members included. */
  async namesOf(rows: readonly Pick<OperationLog, 'actorId'>[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
    const sql = `SELECT user_id AS "userId", COALESCE(name, nickname) AS name FROM staff WHERE user_id = ANY($1::bigint[])`;
    const found = await queryRows(this.entries.manager, named, sql, [ids]);
    return new Map(found.map(({ userId, name }) => [userId, name]));
  }

  async byId(logId: string): Promise<OperationLog | undefined> {
    return (await this.entries.findOneBy({ logId })) ?? undefined;
  }

  /** Whether `scope` shows who an entry is about. */
  async isSeen({ logId }: Pick<OperationLog, 'logId'>, scope: Scope): Promise<boolean> {
    const { total } = await this.page({ ids: [logId], current: 1, size: 1 }, scope);
    return total > 0;
  }

  /** Adds entries. One that is known by its `entryId` gets the outcome and duration of the new report. */
  async insert(entries: readonly NewLogEntry[]): Promise<void> {
    await this.entries
      .createQueryBuilder()
      .insert()
      .values([...entries])
      .orUpdate(['is_failure', 'duration_ms', 'failure'], ['entry_id'])
      .updateEntity(false)
      .execute();
  }

  /** Number of entries that a user's browser has reported within the last minute, by the database's clock. */
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
