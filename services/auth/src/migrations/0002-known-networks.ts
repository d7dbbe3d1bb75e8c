import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds networks that signed in to an account lately: attempts from elsewhere cannot keep them out. */
export class KnownNetworks0002 implements MigrationInterface {
  readonly name = 'KnownNetworks1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_network (
        account_id BIGINT NOT NULL REFERENCES account,
        network TEXT NOT NULL,
        seen_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, network)
      )`);
    await runner.query(`CREATE INDEX known_network_seen ON known_network (seen_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE known_network`);
  }
}
