import { type BaselineMigration, refuseToUndo } from '@mall/persistence';
import type { QueryRunner } from 'typeorm';

/** Creates the tables of every service for outgoing, handled and parked events, as release 0.1.0 had them. */
export class MessagingBaseline1700000000000 implements BaselineMigration {
  readonly release = '0.1.0';
  readonly replaces = [
    'CreateMessaging1700000000000',
    'SettleParked1700000000010',
    'RememberStream1700000000020',
    'QuietOutbox1700000000030',
    'LeanOutbox1700000000040',
    'RenameConsumers1700000000050',
    'TraceEvents1700000000060',
  ];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  readonly down = refuseToUndo;
}

const TABLES = `
  CREATE TABLE outbox (
    seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Not unique: it is generated, and no query looks for it.
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    subject TEXT NOT NULL,
    aggregate_id TEXT NOT NULL,
    tenant_id TEXT NOT NULL,
    payload JSONB NOT NULL,
    occurred_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    published_at TIMESTAMPTZ,
    -- The trace of the request that caused the event.
    trace TEXT
  );
  CREATE INDEX outbox_unpublished ON outbox (seq) WHERE published_at IS NULL;
  CREATE INDEX outbox_occurred ON outbox (occurred_at);

  CREATE TABLE inbox (
    consumer TEXT NOT NULL,
    event_id UUID NOT NULL,
    handled_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (consumer, event_id)
  );
  CREATE INDEX inbox_handled ON inbox (handled_at);

  CREATE TABLE parked_event (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    consumer TEXT NOT NULL,
    subject TEXT NOT NULL,
    event_id TEXT NOT NULL,
    body TEXT NOT NULL,
    reason TEXT NOT NULL,
    deliveries INT NOT NULL,
    parked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    state TEXT NOT NULL DEFAULT 'parked' CHECK (state IN ('parked', 'replayed', 'discarded')),
    replays INT NOT NULL DEFAULT 0,
    settled_at TIMESTAMPTZ,
    settled_by TEXT,
    note TEXT,
    UNIQUE (consumer, event_id),
    CHECK ((state = 'parked') = (settled_at IS NULL))
  );
  CREATE INDEX parked_event_waiting ON parked_event (id) WHERE state = 'parked';

  -- The stream that the outbox was last relayed to, and the progress of refilling a new one.
  CREATE TABLE relay_state (
    is_only BOOLEAN PRIMARY KEY DEFAULT true CHECK (is_only),
    -- When the server made the stream; null before the first.
    stream_created TEXT,
    -- Rows after the one and up to the other go out once more; null when there is nothing to refill.
    refill_after BIGINT,
    refill_to BIGINT,
    CHECK ((refill_after IS NULL) = (refill_to IS NULL))
  );
  INSERT INTO relay_state DEFAULT VALUES`;
