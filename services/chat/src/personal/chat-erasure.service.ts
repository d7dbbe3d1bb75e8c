// SQL: rows of many tables are deleted alike, by the person.
import { Injectable } from '@nestjs/common';
import { chatCalls } from '@mall/contracts/services/chat';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';

const fileShape = rowShape({ fileId: column.text });

/** Conversations about orders belong to the deals, which the law keeps. */
const DELETED_TALKS = `SELECT conversation_id FROM conversation WHERE person_id = $1 AND subject <> 'order'`;
const PARTS_OF_TALKS = ['message', 'answer', 'note', 'conversation_mark', 'conversation_text'] as const;
const OF_READER = [
  'contact',
  'contact_code',
  'notice_read',
  'notice_reader',
  'notice_setting',
  'push_browser',
] as const;
/** Most files that one call removes. */
const BATCH = 500;

@Injectable()
export class ChatErasureService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(chatCalls.ownFiles) private readonly files: ClientOf<typeof chatCalls.ownFiles>,
  ) {}

  /**
   * Deletes the notices of a person with their addresses, and the conversations that are not about an order, with the files that the
   * person sent. Repeating it changes nothing.
   */
  async erase(userId: string): Promise<void> {
    await this.removeFiles(userId);
    const reader = `person:${userId}`;
    await this.dataSource.transaction(async (tx) => {
      for (const table of PARTS_OF_TALKS)
        await tx.query(`DELETE FROM ${table} WHERE conversation_id IN (${DELETED_TALKS})`, [userId]);
      await tx.query(`DELETE FROM conversation WHERE conversation_id IN (${DELETED_TALKS})`, [userId]);
      await tx.query(`UPDATE conversation SET nickname = '' WHERE person_id = $1 AND nickname <> ''`, [
        userId,
      ]);
      for (const table of OF_READER) await tx.query(`DELETE FROM ${table} WHERE reader = $1`, [reader]);
      await tx.query('DELETE FROM delivery WHERE reader = $1', [reader]);
      await tx.query('DELETE FROM notice WHERE recipient = $1', [reader]);
    });
  }

  /** The messages go last: after a crash in between, they still name the files. */
  private async removeFiles(ownerId: string): Promise<void> {
    const rows = await queryRows(
      this.dataSource,
      fileShape,
      `SELECT DISTINCT found[1] AS "fileId" FROM message, regexp_matches(content, '/?files/f/(\\d+)', 'g') AS found
        WHERE conversation_id IN (${DELETED_TALKS})`,
      [ownerId],
    );
    const fileIds = rows.map(({ fileId }) => fileId);
    for (let from = 0; from < fileIds.length; from += BATCH)
      await this.files.remove({ ownerId, fileIds: fileIds.slice(from, from + BATCH) });
  }
}
