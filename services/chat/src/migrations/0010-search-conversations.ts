import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the texts by which the desk finds conversations: the buyer, the subject, and the messages. */
export class SearchConversations1764000000010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchText(runner, {
      table: 'conversation',
      key: 'conversation_id',
      columns: ['nickname', 'title'],
      parts: ['row.nickname', ...['ru', 'zh', 'en'].map((language) => `row.title ->> '${language}'`)],
    });
    await createSearchText(runner, {
      table: 'message',
      key: 'message_id',
      columns: ['content'],
      parts: ['row.content'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSearchText(runner, 'message');
    await dropSearchText(runner, 'conversation');
  }
}
