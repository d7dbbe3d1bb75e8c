import { type BaselineMigration, refuseToUndo } from '@mall/persistence';
import type { QueryRunner } from 'typeorm';

/** Creates the tables of release 0.1.0. */
export class Baseline1700000200000 implements BaselineMigration {
  readonly release = '0.1.0';
  readonly replaces = ['CreateFiles1700000100000', 'UploadSlots1700000200000'];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  readonly down = refuseToUndo;
}

const TABLES = `
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
  );
  CREATE UNIQUE INDEX file_import ON file (source_sha256) WHERE owner_id IS NULL AND state = 'stored';
  CREATE INDEX file_owner ON file (owner_zone, owner_id, created_at);
  CREATE INDEX file_storing ON file (created_at) WHERE state = 'storing';

  CREATE TABLE file_use (
    file_id BIGINT NOT NULL REFERENCES file,
    used_by TEXT NOT NULL,
    attached_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (file_id, used_by)
  );

  -- The uploads that a person has under way, counted for all processes together.
  CREATE TABLE upload_slot (
    zone TEXT NOT NULL CHECK (zone IN ('shop', 'staff')),
    user_id TEXT NOT NULL,
    slot SMALLINT NOT NULL CHECK (slot >= 1),
    upload_id UUID NOT NULL,
    expires_at TIMESTAMPTZ NOT NULL,
    PRIMARY KEY (zone, user_id, slot)
  );
  CREATE UNIQUE INDEX upload_slot_upload ON upload_slot (upload_id)`;
