// SQL: files come with their uses, and are removed only while none exists.
import { Injectable } from '@nestjs/common';
import { type FilePageDto, PURPOSES } from '@mall/contracts/file';
import {
  affectedRows,
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';

const listed = rowShape({
  fileId: column.bigint,
  key: column.text,
  originName: column.text,
  purpose: column.oneOf(...PURPOSES),
  contentType: column.text,
  sizeBytes: column.bigint,
  isPublic: column.boolean,
  ownerZone: column.nullable(column.oneOf('shop', 'staff')),
  ownerId: column.nullable(column.text),
  ownerName: column.nullable(column.text),
  usedBy: column.array(column.text),
  isOrphan: column.boolean,
  createdAt: column.timestamp,
});
export type ListedFile = RowOf<typeof listed>;

const locked = rowShape({ key: column.text });

/**
 * Condition of orphans. A paper that people upload is claimed by the record that uses it; a form may stay open for
 * hours before that.
 */
const IS_ORPHAN = `(NOT f.is_public AND f.owner_id IS NOT NULL AND f.created_at < now() - interval '1 day'
  AND NOT EXISTS (SELECT FROM file_use u WHERE u.file_id = f.file_id))`;

const COLUMNS = `f.file_id AS "fileId", f.key, f.origin_name AS "originName", f.purpose, f.content_type AS "contentType",
  f.size_bytes AS "sizeBytes", f.is_public AS "isPublic", f.owner_zone AS "ownerZone", f.owner_id AS "ownerId",
  f.owner_name AS "ownerName", f.created_at AS "createdAt", ${IS_ORPHAN} AS "isOrphan",
  ARRAY(SELECT u.used_by FROM file_use u WHERE u.file_id = f.file_id ORDER BY u.attached_at LIMIT 1000) AS "usedBy"`;

const SORTABLE = {
  fileId: 'f.file_id',
  originName: 'lower(f.origin_name)',
  purpose: 'f.purpose',
  sizeBytes: 'f.size_bytes',
  ownerName: 'f.owner_name',
  createTime: 'f.created_at',
};

@Injectable()
export class FileListRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: FilePageDto): Promise<Page<ListedFile>> {
    const where = new Conditions().add(`f.state = 'stored'`);
    where
      .when(request.ids, (ids) => `f.file_id = ANY(${ids}::bigint[])`)
      .when(request.purpose, (purpose) => `f.purpose = ${purpose}`)
      .when(request.isOrphan, (isOrphan) => `${IS_ORPHAN} = ${isOrphan}`)
      .contains(request.keyWord, 'f.origin_name', 'f.owner_name');
    const query = {
      shape: listed,
      select: COLUMNS,
      from: 'file f',
      where,
      sortable: SORTABLE,
      order: 'f.created_at DESC, f.file_id DESC',
    };
    return querySqlPage(this.dataSource, query, request);
  }

  async exists(fileId: string): Promise<boolean> {
    const { total } = await this.page({ ids: [fileId], current: 1, size: 1 });
    return total > 0;
  }

  /** Locks an orphan, so that no record begins to use it. @returns the name of its object; undefined for any other file. */
  async lockOrphan(tx: EntityManager, fileId: string): Promise<string | undefined> {
    const sql = `SELECT f.key FROM file f WHERE f.file_id = $1 AND f.state = 'stored' FOR UPDATE`;
    const [file] = await queryRows(tx, locked, sql, [fileId]);
    if (!file) return undefined;
    // A second statement: it sees a use that was added while this one waited for the lock.
    const [orphan] = await queryRows(
      tx,
      locked,
      `SELECT f.key FROM file f WHERE f.file_id = $1 AND ${IS_ORPHAN}`,
      [fileId],
    );
    return orphan?.key;
  }

  async remove(tx: EntityManager, fileId: string): Promise<void> {
    await affectedRows(tx, 'DELETE FROM file WHERE file_id = $1', [fileId]);
  }
}
