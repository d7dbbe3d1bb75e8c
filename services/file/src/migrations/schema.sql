-- Written by "npm run write:schemas": what the migrations in this folder make. It is compared with them and never run.
-- Rows, and the statistics that the planner collects, are left out, and in services what schema.sql of messaging contains.
-- "own_schema" stands for the schema of the service.

CREATE TABLE file (
  file_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000),
  key text NOT NULL,
  state text NOT NULL DEFAULT 'storing'::text,
  purpose text NOT NULL,
  is_public boolean NOT NULL,
  owner_zone text,
  owner_id text,
  owner_name text,
  origin_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes bigint NOT NULL,
  sha256 text NOT NULL,
  source_sha256 text NOT NULL,
  width integer,
  height integer,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT file_pkey PRIMARY KEY (file_id),
  CONSTRAINT file_key_key UNIQUE (key),
  CONSTRAINT file_check CHECK ((owner_zone IS NULL) = (owner_id IS NULL)),
  CONSTRAINT file_owner_zone_check CHECK (owner_zone = ANY (ARRAY['shop'::text, 'staff'::text])),
  CONSTRAINT file_state_check CHECK (state = ANY (ARRAY['storing'::text, 'stored'::text]))
);
CREATE UNIQUE INDEX file_import ON file (source_sha256) WHERE owner_id IS NULL AND state = 'stored'::text;
CREATE INDEX file_owner ON file (owner_zone, owner_id, created_at);
CREATE INDEX file_storing ON file (created_at) WHERE state = 'storing'::text;
CREATE TRIGGER record_added AFTER INSERT ON file REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added('file', 'file_id', '{}', '{key}', '{created_at,state}');
CREATE TRIGGER record_changed AFTER UPDATE ON file FOR EACH ROW WHEN (old.file_id IS DISTINCT FROM new.file_id OR old.key IS DISTINCT FROM new.key OR old.purpose IS DISTINCT FROM new.purpose OR old.is_public IS DISTINCT FROM new.is_public OR old.owner_zone IS DISTINCT FROM new.owner_zone OR old.owner_id IS DISTINCT FROM new.owner_id OR old.owner_name IS DISTINCT FROM new.owner_name OR old.origin_name IS DISTINCT FROM new.origin_name OR old.content_type IS DISTINCT FROM new.content_type OR old.size_bytes IS DISTINCT FROM new.size_bytes OR old.sha256 IS DISTINCT FROM new.sha256 OR old.source_sha256 IS DISTINCT FROM new.source_sha256 OR old.width IS DISTINCT FROM new.width OR old.height IS DISTINCT FROM new.height) EXECUTE FUNCTION record_changed('file', 'file_id', '{}', '{key}', '{created_at,state}');
CREATE TRIGGER record_emptied AFTER TRUNCATE ON file FOR EACH STATEMENT EXECUTE FUNCTION record_emptied('file', 'file_id', '{}', '{key}', '{created_at,state}');
CREATE TRIGGER record_removed AFTER DELETE ON file FOR EACH ROW EXECUTE FUNCTION record_changed('file', 'file_id', '{}', '{key}', '{created_at,state}');

CREATE TABLE file_use (
  file_id bigint NOT NULL,
  used_by text NOT NULL,
  attached_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT file_use_pkey PRIMARY KEY (file_id, used_by),
  CONSTRAINT file_use_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(file_id)
);
CREATE TRIGGER record_added AFTER INSERT ON file_use REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added('file', 'file_id', '{used_by}', '{}', '{}');
CREATE TRIGGER record_changed AFTER UPDATE ON file_use FOR EACH ROW WHEN (old.file_id IS DISTINCT FROM new.file_id OR old.used_by IS DISTINCT FROM new.used_by OR old.attached_at IS DISTINCT FROM new.attached_at) EXECUTE FUNCTION record_changed('file', 'file_id', '{used_by}', '{}', '{}');
CREATE TRIGGER record_emptied AFTER TRUNCATE ON file_use FOR EACH STATEMENT EXECUTE FUNCTION record_emptied('file', 'file_id', '{used_by}', '{}', '{}');
CREATE TRIGGER record_removed AFTER DELETE ON file_use FOR EACH ROW EXECUTE FUNCTION record_changed('file', 'file_id', '{used_by}', '{}', '{}');

CREATE TABLE upload_slot (
  zone text NOT NULL,
  user_id text NOT NULL,
  slot smallint NOT NULL,
  upload_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT upload_slot_pkey PRIMARY KEY (zone, user_id, slot),
  CONSTRAINT upload_slot_slot_check CHECK (slot >= 1),
  CONSTRAINT upload_slot_zone_check CHECK (zone = ANY (ARRAY['shop'::text, 'staff'::text]))
);
CREATE UNIQUE INDEX upload_slot_upload ON upload_slot (upload_id);

CREATE FUNCTION fold_text(plain text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(regexp_replace(lower(NORMALIZE(plain, NFKD)), '[̀-ͯ­؜ᅟᅠ឴឵᠋-᠏​-‏‪-‮⁠-⁯ㅤ︀-️﻿ﾠ‐-―−‘’‛ʻʼʹ′´·•‧⋅∙・`''-]'::text, ''::text, 'g'::text), 'авекмнорстухіјѕүһԁԛԝαβεζηικμνορτυχς	
   ⠀'::text, 'abekmhopctyxijsyhdqwabezhikmnoptyxσ          '::text);

CREATE FUNCTION fold_words(VARIADIC parts text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace((' '::text || fold_text(array_to_string(parts, ' '::text))), '[㐀-䶿一-鿿豈-﫿𠀀-𲎯]'::text, ' \&'::text, 'g'::text);
