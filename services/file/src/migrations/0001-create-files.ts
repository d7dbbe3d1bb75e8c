import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds uploaded files, their owners, and their uses. */
export class CreateFiles1700000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE file (
        file_id BIGINT GENERATED ALWAYS AS IDENTITY (START WITH 1000) PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        -- Written before its object is: one that stays here was interrupted, and is swept with its object.
        state TEXT NOT NULL DEFAULT 'storing' CHECK (state IN ('storing', 'stored')),
        purpose TEXT NOT NULL,
        is_public BOOLEAN NOT NULL,
        -- 'shop' or 'staff': the two kinds of people are numbered apart.
        owner_zone TEXT CHECK (owner_zone IN ('shop', 'staff')),
        owner_id TEXT,
        owner_name TEXT,
        origin_name TEXT NOT NULL,
        content_type TEXT NOT NULL,
        size_bytes BIGINT NOT NULL,
        sha256 TEXT NOT NULL,
        -- Of what was sent, before it was re-encoded.
        source_sha256 TEXT NOT NULL,
        width INT,
        height INT,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        CHECK ((owner_zone IS NULL) = (owner_id IS NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX file_import ON file (source_sha256) WHERE owner_id IS NULL AND state = 'stored'`,
    );
    await runner.query(`CREATE INDEX file_owner ON file (owner_zone, owner_id, created_at)`);
    await runner.query(`CREATE INDEX file_storing ON file (created_at) WHERE state = 'storing'`);
    await runner.query(`
      CREATE TABLE file_use (
        file_id BIGINT NOT NULL REFERENCES file,
        used_by TEXT NOT NULL,
        attached_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (file_id, used_by)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE file_use, file`);
  }
}
