import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds browsers that signed in to an account lately: attempts from elsewhere cannot keep them out, whatever their network. */
export class KnownDevices0006 implements MigrationInterface {
  readonly name = 'KnownDevices1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_device (
        account_id BIGINT NOT NULL REFERENCES account,
        device_key TEXT NOT NULL,
        seen_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, device_key)
      )`);
    await runner.query(`CREATE INDEX known_device_seen ON known_device (seen_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE known_device`);
  }
}
