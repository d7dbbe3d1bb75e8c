import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateChat0001 implements MigrationInterface {
  readonly name = 'CreateChat1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation (
        person_id BIGINT PRIMARY KEY,
        nickname TEXT NOT NULL,
        last_seq INT NOT NULL DEFAULT 0,
        last_content TEXT NOT NULL DEFAULT '',
        last_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        unread_by_person INT NOT NULL DEFAULT 0 CHECK (unread_by_person >= 0),
        unread_by_desk INT NOT NULL DEFAULT 0 CHECK (unread_by_desk >= 0)
      )`);
    await runner.query(`CREATE INDEX conversation_recent ON conversation (last_at DESC)`);
    await runner.query(`
      CREATE TABLE message (
        message_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person_id BIGINT NOT NULL REFERENCES conversation,
        seq INT NOT NULL,
        from_desk BOOLEAN NOT NULL,
        author_id BIGINT NOT NULL,
        content TEXT NOT NULL,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        read_at TIMESTAMPTZ,
        UNIQUE (person_id, seq)
      )`);
    await runner.query(`
      CREATE TABLE notice (
        notice_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        event_id UUID NOT NULL,
        recipient TEXT NOT NULL,
        template TEXT NOT NULL,
        params JSONB NOT NULL,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        UNIQUE (event_id, recipient)
      )`);
    await runner.query(`CREATE INDEX notice_recipient ON notice (recipient, notice_id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE notice, message, conversation`);
  }
}
