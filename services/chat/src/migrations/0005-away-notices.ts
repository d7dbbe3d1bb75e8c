import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the mark of the last notification of waiting messages. A process of the earlier version does not use it and goes on. */
export class AwayNotices1764000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversation_mark ADD notified_seq INT NOT NULL DEFAULT 0;
      CREATE INDEX conversation_mark_notified ON conversation_mark (conversation_id) WHERE notified_seq > 0;
      -- Nobody is told of what was written before.
      INSERT INTO conversation_mark (conversation_id, side, notified_seq)
        SELECT c.conversation_id, s.side, c.last_seq
          FROM conversation c CROSS JOIN (VALUES ('buyer'), ('shop'), ('desk')) AS s (side)
      ON CONFLICT (conversation_id, side) DO UPDATE SET notified_seq = excluded.notified_seq
       WHERE conversation_mark.read_seq < excluded.notified_seq;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE conversation_mark DROP notified_seq`);
  }
}
