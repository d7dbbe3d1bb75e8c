import { Injectable } from '@nestjs/common';
import type { LogPageDto } from '@mall/contracts/admin';
import { likeText, type ListOrder, orderList, type Page, pageOf } from '@mall/persistence';
import { DataSource, LessThan, type Repository } from 'typeorm';
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

@Injectable()
export class LogRepository {
  private readonly entries: Repository<OperationLog>;

  constructor(dataSource: DataSource) {
    this.entries = dataSource.getRepository(OperationLog);
  }

  page(request: LogPageDto): Promise<Page<OperationLog>> {
    const { ids, keyWord, createBy, logType, origin, serviceId, startTime, endTime, size, current } = request;
    const query = this.entries.createQueryBuilder('entry');
    if (ids) query.andWhere('entry.logId = ANY(:ids)', { ids });
    if (keyWord)
      query.andWhere(
        `(entry.title ILIKE :word OR entry.path ILIKE :word OR entry.actorName ILIKE :word
          OR entry.failure ILIKE :word OR entry.requestId ILIKE :word)`,
        { word: likeText(keyWord) },
      );
    if (createBy) query.andWhere('entry.actorName ILIKE :createBy', { createBy: likeText(createBy) });
    if (logType) query.andWhere('entry.isFailure = :isFailure', { isFailure: logType === '9' });
    if (origin) query.andWhere('entry.origin = :origin', { origin });
    if (serviceId) query.andWhere('entry.service = :serviceId', { serviceId });
    if (startTime) query.andWhere('entry.createdAt >= :startTime', { startTime });
    if (endTime) query.andWhere('entry.createdAt <= :endTime', { endTime });
    return pageOf(orderList(query, request, ORDER), { limit: size, offset: (current - 1) * size });
  }

  async byId(logId: string): Promise<OperationLog | undefined> {
    return (await this.entries.findOneBy({ logId })) ?? undefined;
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
    await this.entries.delete({ createdAt: LessThan(moment) });
  }
}
