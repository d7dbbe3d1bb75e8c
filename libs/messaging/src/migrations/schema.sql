-- Written by "npm run write:schemas": what the migrations in this folder make. It is compared with them and never run.
-- Rows, and the statistics that the planner collects, are left out, and in services what schema.sql of messaging contains.
-- "own_schema" stands for the schema of the service.

CREATE TABLE inbox (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  handled_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT inbox_pkey PRIMARY KEY (consumer, event_id)
);
CREATE INDEX inbox_handled ON inbox (handled_at);

CREATE TABLE kept_answer (
  person text NOT NULL,
  operation text NOT NULL,
  request_key text NOT NULL,
  request_hash text NOT NULL,
  lease_until timestamp with time zone NOT NULL,
  answer text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT kept_answer_pkey PRIMARY KEY (person, operation, request_key)
);
CREATE INDEX kept_answer_created ON kept_answer (created_at);

CREATE TABLE outbox (
  seq bigint GENERATED ALWAYS AS IDENTITY,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  aggregate_id text NOT NULL,
  tenant_id text NOT NULL,
  payload jsonb NOT NULL,
  occurred_at timestamp with time zone NOT NULL DEFAULT now(),
  published_at timestamp with time zone,
  trace text,
  CONSTRAINT outbox_pkey PRIMARY KEY (seq)
);
CREATE INDEX outbox_occurred ON outbox (occurred_at);
CREATE INDEX outbox_unpublished ON outbox (seq) WHERE published_at IS NULL;

CREATE TABLE parked_event (
  id bigint GENERATED ALWAYS AS IDENTITY,
  consumer text NOT NULL,
  subject text NOT NULL,
  event_id text NOT NULL,
  body text NOT NULL,
  reason text NOT NULL,
  deliveries integer NOT NULL,
  parked_at timestamp with time zone NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'parked'::text,
  replays integer NOT NULL DEFAULT 0,
  settled_at timestamp with time zone,
  settled_by text,
  note text,
  CONSTRAINT parked_event_pkey PRIMARY KEY (id),
  CONSTRAINT parked_event_consumer_event_id_key UNIQUE (consumer, event_id),
  CONSTRAINT parked_event_check CHECK ((state = 'parked'::text) = (settled_at IS NULL)),
  CONSTRAINT parked_event_state_check CHECK (state = ANY (ARRAY['parked'::text, 'replayed'::text, 'discarded'::text]))
);
CREATE INDEX parked_event_waiting ON parked_event (id) WHERE state = 'parked'::text;

CREATE TABLE record_change (
  change_id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  xid bigint NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
  kind text NOT NULL,
  record text NOT NULL,
  record_id text NOT NULL,
  table_name text NOT NULL,
  row_key text NOT NULL DEFAULT ''::text,
  before jsonb,
  after jsonb,
  fields text[] NOT NULL DEFAULT '{}'::text[],
  actor_kind text NOT NULL,
  actor_id text,
  actor_name text,
  ip text,
  request_id text,
  operation text,
  reason text,
  CONSTRAINT record_change_pkey PRIMARY KEY (change_id, at),
  CONSTRAINT record_change_kind_check CHECK (kind = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text, 'emptied'::text, 'read'::text, 'signedIn'::text, 'refused'::text]))
) PARTITION BY RANGE (at);
CREATE INDEX record_change_of_actor ON ONLY record_change (actor_id, at) WHERE actor_id IS NOT NULL;
CREATE INDEX record_change_of_actor_kind ON ONLY record_change (actor_kind, change_id) WHERE actor_kind <> ALL (ARRAY['staff'::text, 'buyer'::text, 'merchant'::text]);
CREATE INDEX record_change_of_field ON ONLY record_change USING gin (fields) WHERE kind = 'changed'::text;
CREATE INDEX record_change_of_kind ON ONLY record_change (kind, change_id) WHERE kind <> ALL (ARRAY['changed'::text, 'added'::text]);
CREATE INDEX record_change_of_record ON ONLY record_change (record, record_id, at, change_id);
CREATE TRIGGER is_final BEFORE DELETE OR UPDATE ON record_change FOR EACH ROW EXECUTE FUNCTION refuse_record_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON record_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_record_change();

CREATE TABLE record_seal (
  seal_id bigint NOT NULL,
  from_id bigint NOT NULL,
  to_id bigint NOT NULL,
  rows integer NOT NULL,
  hash text NOT NULL,
  chain text NOT NULL,
  sealed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT record_seal_pkey PRIMARY KEY (seal_id),
  CONSTRAINT record_seal_check CHECK (from_id <= to_id),
  CONSTRAINT record_seal_seal_id_check CHECK (seal_id > 0)
);
COMMENT ON COLUMN record_seal.hash IS 'SHA-256 of the rows from from_id to to_id';
COMMENT ON COLUMN record_seal.chain IS 'SHA-256 of the chain of the seal before and this hash';
CREATE INDEX record_seal_by_time ON record_seal (sealed_at);
CREATE TRIGGER is_final BEFORE DELETE OR UPDATE ON record_seal FOR EACH ROW EXECUTE FUNCTION refuse_record_change();
CREATE TRIGGER is_kept BEFORE TRUNCATE ON record_seal FOR EACH STATEMENT EXECUTE FUNCTION refuse_record_change();

CREATE TABLE relay_state (
  is_only boolean NOT NULL DEFAULT true,
  stream_created text,
  refill_after bigint,
  refill_to bigint,
  CONSTRAINT relay_state_pkey PRIMARY KEY (is_only),
  CONSTRAINT relay_state_check CHECK ((refill_after IS NULL) = (refill_to IS NULL)),
  CONSTRAINT relay_state_is_only_check CHECK (is_only)
);

CREATE FUNCTION note_act(deed text, noted text, noted_id text, told jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO own_schema, 'public'
AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
  BEGIN
    INSERT INTO record_change (kind, record, record_id, table_name, after,
                               actor_kind, actor_id, actor_name, ip, request_id, operation, reason)
    VALUES (deed, noted, noted_id, '', told,
            COALESCE(act ->> 'kind', 'database'), act ->> 'id', COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
            act ->> 'ip', act ->> 'requestId', COALESCE(act ->> 'operation', current_setting('application_name')), act ->> 'reason');
  END $$;

CREATE FUNCTION record_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO own_schema, 'public'
AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
    key TEXT[] := TG_ARGV[2];
    dropped TEXT[] := TG_ARGV[3]::text[] || TG_ARGV[4]::text[];
  BEGIN
    INSERT INTO record_change (kind, record, record_id, table_name, row_key, after,
                               actor_kind, actor_id, actor_name, ip, request_id, operation, reason)
    SELECT 'added', TG_ARGV[0], whole ->> TG_ARGV[1], TG_TABLE_NAME,
           CASE WHEN key = '{}' THEN '' ELSE (SELECT string_agg(whole ->> name, ' ' ORDER BY nth)
                                                FROM unnest(key) WITH ORDINALITY AS part (name, nth)) END,
           CASE WHEN TG_NARGS = 5 THEN jsonb_strip_nulls(whole - dropped) END,
           COALESCE(act ->> 'kind', 'database'), act ->> 'id', COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
           act ->> 'ip', act ->> 'requestId', COALESCE(act ->> 'operation', current_setting('application_name')), act ->> 'reason'
      -- OFFSET: each row becomes JSON once, and not for each use.
      FROM (SELECT to_jsonb(added) AS whole FROM added OFFSET 0) AS rows;
    RETURN NULL;
  END $$;

CREATE FUNCTION record_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO own_schema, 'public'
AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
    key TEXT[] := TG_ARGV[2];
    masked TEXT[] := TG_ARGV[3];
    left_out TEXT[] := TG_ARGV[4];
    was JSONB := to_jsonb(OLD) - left_out;
    became JSONB;
    named TEXT[];
    deed TEXT := 'removed';
    whole JSONB := was;
    row_key TEXT := '';
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      deed := 'changed';
      whole := to_jsonb(NEW);
      SELECT jsonb_object_agg(name, CASE WHEN name = ANY (masked) AND old_value <> 'null' THEN '"***"' ELSE old_value END),
             jsonb_object_agg(name, CASE WHEN name = ANY (masked) AND new_value <> 'null' THEN '"***"' ELSE new_value END),
             array_agg(name)
        INTO was, became, named
        FROM (SELECT name, old_value, whole -> name AS new_value FROM jsonb_each(was) AS old (name, old_value)) AS pairs
       WHERE old_value <> new_value;
      -- Only columns that are left out were changed.
      IF named IS NULL THEN RETURN NULL; END IF;
    ELSE
      was := jsonb_strip_nulls(was - masked);
    END IF;
    IF key <> '{}' THEN
      row_key := (SELECT string_agg(whole ->> name, ' ' ORDER BY nth) FROM unnest(key) WITH ORDINALITY AS part (name, nth));
    END IF;
    INSERT INTO record_change (kind, record, record_id, table_name, row_key, before, after, fields,
                               actor_kind, actor_id, actor_name, ip, request_id, operation, reason)
    VALUES (deed, TG_ARGV[0], whole ->> TG_ARGV[1], TG_TABLE_NAME, row_key, was, became, COALESCE(named, '{}'),
            COALESCE(act ->> 'kind', 'database'), act ->> 'id', COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
            act ->> 'ip', act ->> 'requestId', COALESCE(act ->> 'operation', current_setting('application_name')), act ->> 'reason');
    RETURN NULL;
  END $$;

CREATE FUNCTION record_emptied()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO own_schema, 'public'
AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
  BEGIN
    INSERT INTO record_change (kind, record, record_id, table_name, actor_kind, actor_id, actor_name, operation)
    VALUES ('emptied', TG_ARGV[0], '', TG_TABLE_NAME, COALESCE(act ->> 'kind', 'database'), act ->> 'id',
            COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
            COALESCE(act ->> 'operation', current_setting('application_name')));
    RETURN NULL;
  END $$;

CREATE FUNCTION refuse_record_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
  BEGIN
    RAISE EXCEPTION 'Recorded changes are never changed; they end with their month.';
  END $$;
