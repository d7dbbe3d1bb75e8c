-- Written by "npm run write:schemas": what the migrations in this folder make. It is compared with them and never run.
-- Rows, and the statistics that the planner collects, are left out.

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

CREATE TABLE relay_state (
  is_only boolean NOT NULL DEFAULT true,
  stream_created text,
  refill_after bigint,
  refill_to bigint,
  CONSTRAINT relay_state_pkey PRIMARY KEY (is_only),
  CONSTRAINT relay_state_check CHECK ((refill_after IS NULL) = (refill_to IS NULL)),
  CONSTRAINT relay_state_is_only_check CHECK (is_only)
);
