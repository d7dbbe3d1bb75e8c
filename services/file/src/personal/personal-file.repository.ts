import { Injectable } from '@nestjs/common';
import { rowsOf, run } from '@mall/persistence';
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

  /** Deletes the row of a file with its uses. */
  async remove(fileId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await run(tx, db.deleteFrom('file_use').where('file_id', '=', fileId));
      await run(tx, db.deleteFrom('file').where('file_id', '=', fileId));
    });
  }
}
