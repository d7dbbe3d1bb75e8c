import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const SEARCHED_CONVERSATIONS = {
  table: 'conversation',
  key: 'conversation_id',
  columns: ['nickname', 'title'],
  parts: ['row.nickname', ...['ru', 'zh', 'en'].map((language) => `row.title ->> '${language}'`)],
} as const;

export const SEARCHED_MESSAGES = {
  table: 'message',
  key: 'message_id',
  columns: ['content'],
  parts: ['row.content'],
} as const;

/** Adds the texts by which the desk finds conversations: the buyer, the subject, and the messages. */
export class SearchConversations1764000000010 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchText(runner, SEARCHED_CONVERSATIONS);
    await createSearchText(runner, SEARCHED_MESSAGES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSearchText(runner, 'message');
    await dropSearchText(runner, 'conversation');
  }
}
