import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds indexes by which expired rows are found, and the tickets of a session. */
export class Retention0004 implements MigrationInterface {
  readonly name = 'Retention1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX session_expires ON session (expires_at)`);
    await runner.query(`CREATE INDEX refresh_token_expires ON refresh_token (expires_at)`);
    await runner.query(`CREATE INDEX socket_ticket_expires ON socket_ticket (expires_at)`);
    await runner.query(`CREATE INDEX socket_ticket_session ON socket_ticket (session_id, expires_at)`);
    await runner.query(`CREATE INDEX sms_code_expires ON sms_code (expires_at)`);
    await runner.query(`CREATE INDEX attempt_expire ON attempt (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX session_expires, refresh_token_expires, socket_ticket_expires, socket_ticket_session,
                  sms_code_expires, attempt_expire`,
    );
  }
}
