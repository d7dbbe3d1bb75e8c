import { Injectable } from '@nestjs/common';
import type { FilePageDto } from '@mall/contracts/file';
import { arrayOf, Conditions, type Page, rowOf, type RowOf, run, sql, typedPage } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

/**
 * Condition of orphans. A paper that people upload is claimed by the record that uses it; a form may stay open for
 * hours before that.
 */
const IS_ORPHAN = `(NOT f.is_public AND f.owner_id IS NOT NULL AND f.created_at < now() - interval '1 day'
  AND NOT EXISTS (SELECT FROM file_use u WHERE u.file_id = f.file_id))`;

const FILES = db
  .selectFrom('file as f')
  .where('f.state', '=', sql.lit('stored'))
  .select([
    'f.file_id as fileId',
    'f.key',
    'f.origin_name as originName',
    'f.purpose',
    'f.size_bytes as sizeBytes',
  ])
  .select(['f.content_type as contentType', 'f.is_public as isPublic', 'f.created_at as createdAt'])
  .select(['f.owner_zone as ownerZone', 'f.owner_id as ownerId', 'f.owner_name as ownerName'])
  .select((f) => {
    const uses = f
      .selectFrom('file_use as u')
      .select('u.used_by')
      .orderBy('u.attached_at')
      .limit(sql.lit(1000));
    return [
      sql.raw<boolean>(IS_ORPHAN).as('isOrphan'),
      arrayOf(uses.whereRef('u.file_id', '=', 'f.file_id')).as('usedBy'),
    ];
  });
export type ListedFile = RowOf<typeof FILES>;

const LIST = {
  sortable: {
    fileId: 'f.file_id',
    originName: sql`lower(f.origin_name)`,
    purpose: 'f.purpose',
    sizeBytes: 'f.size_bytes',
    ownerName: 'f.owner_name',
    createTime: 'f.created_at',
  },
  order: [
    ['f.created_at', 'desc'],
    ['f.file_id', 'desc'],
  ],
} as const;

@Injectable()
export class FileListRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: FilePageDto): Promise<Page<ListedFile>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `f.file_id = ANY(${ids}::bigint[])`)
      .when(request.purpose, (purpose) => `f.purpose = ${purpose}`)
      .when(request.isOrphan, (isOrphan) => `${IS_ORPHAN} = ${isOrphan}`)
      .contains(request.keyWord, 'f.origin_name', 'f.owner_name');
    return typedPage(this.dataSource, FILES, { ...LIST, where }, request);
  }

  async exists(fileId: string): Promise<boolean> {
    const { total } = await this.page({ ids: [fileId], current: 1, size: 1 });
    return total > 0;
  }

  /** Locks an orphan, so that no record begins to use it. @returns the name of its object; undefined for any other file. */
  async lockOrphan(tx: EntityManager, fileId: string): Promise<string | undefined> {
    const file = db.selectFrom('file as f').select('f.key').where('f.file_id', '=', fileId);
    if (!(await rowOf(tx, file.where('f.state', '=', 'stored').forUpdate()))) return undefined;
    // A second statement: it sees a use that was added while this one waited for the lock.
    return (await rowOf(tx, file.where(sql.raw<boolean>(IS_ORPHAN))))?.key;
  }

  async remove(tx: EntityManager, fileId: string): Promise<void> {
    await run(tx, db.deleteFrom('file').where('file_id', '=', fileId));
  }
}
