import { Injectable } from '@nestjs/common';
import { rowOf, rowsOf, run } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { db } from '../db.js';

const useOf = (requestId: string): string => `personalCopy:${requestId}`;

/** Archives of copies of personal data, found by the request that uses them. */
@Injectable()
export class ArchiveRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(requestId: string): Promise<{ readonly fileId: string; readonly createdAt: Date } | undefined> {
    return rowOf(
      this.dataSource,
      db
        .selectFrom('file_use as u')
        .innerJoin('file as f', 'f.file_id', 'u.file_id')
        .select(['f.file_id as fileId', 'f.created_at as createdAt'])
        .where('u.used_by', '=', useOf(requestId))
        .orderBy('f.file_id'),
    );
  }

  /** Returns all archives of a request; two processes may have packed one each. */
  all(requestId: string): Promise<{ readonly fileId: string; readonly key: string }[]> {
    return rowsOf(
      this.dataSource,
      db
        .selectFrom('file_use as u')
        .innerJoin('file as f', 'f.file_id', 'u.file_id')
        .select(['f.file_id as fileId', 'f.key'])
        .where('u.used_by', '=', useOf(requestId)),
    );
  }

  async attach(fileId: string, requestId: string): Promise<void> {
    await run(
      this.dataSource,
      db
        .insertInto('file_use')
        .values({ file_id: fileId, used_by: useOf(requestId) })
        .onConflict((known) => known.doNothing()),
    );
  }
}
