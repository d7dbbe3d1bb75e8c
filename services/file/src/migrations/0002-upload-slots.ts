import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the uploads that a person has under way, counted for all processes together. */
export class UploadSlots1700000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE upload_slot (
        zone TEXT NOT NULL CHECK (zone IN ('shop', 'staff')),
        user_id TEXT NOT NULL,
        slot SMALLINT NOT NULL CHECK (slot >= 1),
        upload_id UUID NOT NULL,
        expires_at TIMESTAMPTZ NOT NULL,
        PRIMARY KEY (zone, user_id, slot)
      )`);
    await runner.query(`CREATE UNIQUE INDEX upload_slot_upload ON upload_slot (upload_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE upload_slot`);
  }
}
