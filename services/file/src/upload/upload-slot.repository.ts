// SQL: a slot is chosen and taken in one statement, by the database's clock, so that replicas agree.
import { Injectable } from '@nestjs/common';
import { ago, anyOf, column, fromNow, queryRows, rowShape, run } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { db } from '../db.js';

const taken = rowShape({ slot: column.integer });

@Injectable()
export class UploadSlotRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes a free slot of a person for `seconds`. When two requests choose the same slot, one gets it; the other gets
   * none and may try again.
   * @returns whether a slot was free and taken.
   */
  async take(
    { zone, userId }: { readonly zone: 'shop' | 'staff'; readonly userId: string },
    uploadId: string,
    { most, seconds }: { readonly most: number; readonly seconds: number },
  ): Promise<boolean> {
    const rows = await queryRows(
      this.dataSource,
      taken,
      `INSERT INTO upload_slot (zone, user_id, slot, upload_id, expires_at)
       SELECT $1, $2, free, $3, now() + make_interval(secs => $5)
         FROM generate_series(1, $4::int) AS free
        WHERE NOT EXISTS (SELECT FROM upload_slot
                           WHERE zone = $1 AND user_id = $2 AND slot = free AND expires_at > now())
        ORDER BY free LIMIT 1
       ON CONFLICT (zone, user_id, slot)
       DO UPDATE SET upload_id = excluded.upload_id, expires_at = excluded.expires_at
        WHERE upload_slot.expires_at <= now()
       RETURNING slot::int`,
      [zone, userId, uploadId, most, seconds],
    );
    return rows.length > 0;
  }

  async extend(uploadIds: readonly string[], seconds: number): Promise<void> {
    const extended = db.updateTable('upload_slot').set({ expires_at: fromNow(seconds, 'secs') });
    await run(this.dataSource, extended.where('upload_id', '=', anyOf(uploadIds, 'uuid')));
  }

  async release(uploadId: string): Promise<void> {
    await run(this.dataSource, db.deleteFrom('upload_slot').where('upload_id', '=', uploadId));
  }

  async deleteExpired(): Promise<void> {
    await run(this.dataSource, db.deleteFrom('upload_slot').where('expires_at', '<', ago(1, 'hours')));
  }
}
