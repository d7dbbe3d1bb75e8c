import { Injectable } from '@nestjs/common';
import type { Purpose } from '@mall/contracts/file';
import { DataSource, type EntityManager } from 'typeorm';

export interface FileRow {
  readonly fileId: string;
  readonly key: string;
  readonly purpose: Purpose;
  readonly isPublic: boolean;
  readonly ownerZone: 'shop' | 'staff' | null;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly originName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly createdAt: Date;
}

export interface NewFile extends Omit<FileRow, 'fileId' | 'createdAt'> {
  readonly sourceSha256: string;
  readonly width: number | null;
  readonly height: number | null;
}

const COLUMNS = `
  file_id AS "fileId", key, purpose, is_public AS "isPublic", owner_zone AS "ownerZone", owner_id AS "ownerId",
  owner_name AS "ownerName", origin_name AS "originName", content_type AS "contentType",
  size_bytes::float8 AS "sizeBytes", sha256, created_at AS "createdAt"`;

@Injectable()
export class FileRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Notes that an object is about to be stored; it counts once `markStored` says that it is. */
  async begin(file: NewFile): Promise<FileRow> {
    const [row] = (await this.dataSource.query(
      `INSERT INTO file (key, purpose, is_public, owner_zone, owner_id, owner_name, origin_name, content_type,
                         size_bytes, sha256, source_sha256, width, height)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING ${COLUMNS}`,
      [
        file.key,
        file.purpose,
        file.isPublic,
        file.ownerZone,
        file.ownerId,
        file.ownerName,
        file.originName,
        file.contentType,
        file.sizeBytes,
        file.sha256,
        file.sourceSha256,
        file.width,
        file.height,
      ],
    )) as FileRow[];
    return row!;
  }

  async markStored(fileId: string): Promise<void> {
    await this.dataSource.query(`UPDATE file SET state = 'stored' WHERE file_id = $1`, [fileId]);
  }

  async forget(fileId: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM file WHERE file_id = $1 AND state = 'storing'`, [fileId]);
  }

  /** Stored files of these ids, in the order of the ids. */
  async many(fileIds: readonly string[], from: EntityManager = this.dataSource.manager): Promise<FileRow[]> {
    return (await from.query(
      `SELECT ${COLUMNS} FROM file WHERE file_id = ANY($1::bigint[]) AND state = 'stored' ORDER BY file_id`,
      [fileIds],
    )) as FileRow[];
  }

  async one(fileId: string): Promise<FileRow | undefined> {
    return (await this.many([fileId]))[0];
  }

  /** The picture that was imported from the very same bytes before. */
  async importedFrom(sourceSha256: string): Promise<FileRow | undefined> {
    const [row] = (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM file WHERE source_sha256 = $1 AND owner_id IS NULL AND state = 'stored'`,
      [sourceSha256],
    )) as FileRow[];
    return row;
  }

  /** Bytes that a person stored within the last day. */
  async storedToday(zone: 'shop' | 'staff', ownerId: string): Promise<number> {
    const [row] = (await this.dataSource.query(
      `SELECT COALESCE(sum(size_bytes), 0)::float8 AS bytes FROM file
        WHERE owner_zone = $1 AND owner_id = $2 AND created_at > now() - interval '1 day'`,
      [zone, ownerId],
    )) as { bytes: number }[];
    return row!.bytes;
  }

  async attach(tx: EntityManager, fileIds: readonly string[], usedBy: string): Promise<void> {
    await tx.query(
      `INSERT INTO file_use (file_id, used_by) SELECT unnest($1::bigint[]), $2 ON CONFLICT DO NOTHING`,
      [fileIds, usedBy],
    );
  }

  /** Files whose storing was interrupted more than an hour ago. */
  async interrupted(): Promise<FileRow[]> {
    return (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM file WHERE state = 'storing' AND created_at < now() - interval '1 hour'
        ORDER BY created_at LIMIT 100`,
    )) as FileRow[];
  }
}
