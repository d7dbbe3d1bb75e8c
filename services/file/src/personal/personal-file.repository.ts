import { Injectable } from '@nestjs/common';
import { rowsOf, run, sql } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { db } from '../db.js';

export interface OwnFile {
  readonly fileId: string;
  readonly key: string;
  readonly isPublic: boolean;
}

/** Files of one person of the shop. */
@Injectable()
export class PersonalFileRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns those of the files that the person uploaded. */
  among(ownerId: string, fileIds: readonly string[]): Promise<OwnFile[]> {
    const own = db
      .selectFrom('file')
      .select(['file_id as fileId', 'key', 'is_public as isPublic'])
      .where('owner_zone', '=', 'shop')
      .where('owner_id', '=', ownerId)
      .where('file_id', 'in', [...fileIds]);
    return rowsOf(this.dataSource, own);
  }

  /** Returns files of the person that only the profile, an application or nothing uses. */
  needless(ownerId: string): Promise<OwnFile[]> {
    const own = db
      .selectFrom('file as f')
      .select(['f.file_id as fileId', 'f.key', 'f.is_public as isPublic'])
      .where('f.owner_zone', '=', 'shop')
      .where('f.owner_id', '=', ownerId)
      .where(
        sql<boolean>`NOT EXISTS (SELECT FROM file_use u WHERE u.file_id = f.file_id
                                  AND u.used_by NOT LIKE 'profile:%' AND u.used_by NOT LIKE 'shopOwner:%')`,
      );
    return rowsOf(this.dataSource, own);
  }

  /** Deletes the row of a file with its uses. */
  async remove(fileId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await run(tx, db.deleteFrom('file_use').where('file_id', '=', fileId));
      await run(tx, db.deleteFrom('file').where('file_id', '=', fileId));
    });
  }
}
