import { type BaselineMigration, refuseToUndo } from '@mall/persistence';
import type { QueryRunner } from 'typeorm';

/** Creates the tables of release 0.1.0. */
export class Baseline1764000000005 implements BaselineMigration {
  readonly release = '0.1.0';
  readonly replaces = [
    'CreateChat1700000000001',
    'DealConversations1764000000002',
    'NoticeCentre1764000000003',
    'Deliveries1764000000004',
    'AwayNotices1764000000005',
  ];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CONVERSATIONS);
    await runner.query(NOTICES);
    await runner.query(DELIVERIES);
  }

  readonly down = refuseToUndo;
}

const CONVERSATIONS = `
  -- With the desk, about a car, or about an order.
  CREATE TABLE conversation (
    person_id BIGINT NOT NULL,
    nickname TEXT NOT NULL,
    last_seq INT NOT NULL DEFAULT 0,
    last_content TEXT NOT NULL DEFAULT '',
    last_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    conversation_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    subject TEXT NOT NULL DEFAULT 'desk' CHECK (subject IN ('desk', 'car', 'order')),
    subject_id BIGINT NOT NULL DEFAULT 0,
    title JSONB NOT NULL DEFAULT '{}',
    picture TEXT NOT NULL DEFAULT '',
    shop_id BIGINT,
    shop_name TEXT NOT NULL DEFAULT '',
    -- Counts changes.
    last_rev INT NOT NULL DEFAULT 0,
    waiting_since TIMESTAMPTZ,
    assigned_to BIGINT,
    assigned_name TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    UNIQUE (person_id, subject, subject_id)
  );
  CREATE INDEX conversation_recent ON conversation (last_at);
  CREATE INDEX conversation_waiting ON conversation (waiting_since);
  CREATE INDEX conversation_shop ON conversation (shop_id, last_at);

  -- What each side has received and read, and the message that it was last notified of.
  CREATE TABLE conversation_mark (
    conversation_id BIGINT NOT NULL REFERENCES conversation,
    side TEXT NOT NULL CHECK (side IN ('buyer', 'shop', 'desk')),
    delivered_seq INT NOT NULL DEFAULT 0,
    read_seq INT NOT NULL DEFAULT 0,
    notified_seq INT NOT NULL DEFAULT 0,
    PRIMARY KEY (conversation_id, side)
  );
  CREATE INDEX conversation_mark_notified ON conversation_mark (conversation_id) WHERE notified_seq > 0;

  CREATE TABLE message (
    message_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    seq INT NOT NULL,
    author_id BIGINT,
    content TEXT NOT NULL,
    created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    read_at TIMESTAMPTZ,
    conversation_id BIGINT NOT NULL REFERENCES conversation,
    rev INT NOT NULL DEFAULT 0,
    side TEXT NOT NULL DEFAULT 'buyer' CHECK (side IN ('buyer', 'shop', 'desk', 'system')),
    author_name TEXT NOT NULL DEFAULT '',
    client_id TEXT,
    edited_at TIMESTAMPTZ,
    earlier JSONB NOT NULL DEFAULT '[]',
    UNIQUE (conversation_id, seq),
    UNIQUE (conversation_id, side, author_id, client_id)
  );
  CREATE INDEX message_rev ON message (conversation_id, rev);

  CREATE TABLE note (
    note_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    conversation_id BIGINT NOT NULL REFERENCES conversation,
    author_id BIGINT NOT NULL,
    author_name TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at TIMESTAMPTZ NOT NULL DEFAULT now()
  );
  CREATE INDEX note_conversation ON note (conversation_id, note_id);

  CREATE TABLE answer (
    conversation_id BIGINT NOT NULL REFERENCES conversation,
    seq INT NOT NULL,
    shop_id BIGINT,
    author_id BIGINT NOT NULL,
    asked_at TIMESTAMPTZ NOT NULL,
    answered_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (conversation_id, seq)
  );
  CREATE INDEX answer_time ON answer (answered_at)`;

const NOTICES = `
  CREATE TABLE notice (
    notice_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id UUID NOT NULL,
    recipient TEXT NOT NULL,
    template TEXT NOT NULL,
    params JSONB NOT NULL,
    created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    kind TEXT NOT NULL DEFAULT 'order',
    subject TEXT,
    subject_id BIGINT,
    fanned_out BOOLEAN NOT NULL DEFAULT true,
    UNIQUE (event_id, recipient)
  );
  CREATE INDEX notice_recipient ON notice (recipient, notice_id DESC);
  CREATE INDEX notice_to_fan_out ON notice (notice_id) WHERE NOT fanned_out;

  CREATE TABLE notice_reader (
    reader TEXT PRIMARY KEY,
    read_through BIGINT NOT NULL DEFAULT 0,
    locale TEXT NOT NULL DEFAULT 'ru',
    time_zone TEXT NOT NULL DEFAULT 'Europe/Moscow',
    quiet_from INT,
    quiet_to INT,
    digest_hour INT
  );

  CREATE TABLE notice_read (
    reader TEXT NOT NULL,
    notice_id BIGINT NOT NULL REFERENCES notice ON DELETE CASCADE,
    read_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (reader, notice_id)
  );
  CREATE INDEX notice_read_notice ON notice_read (notice_id);

  CREATE TABLE notice_setting (
    reader TEXT NOT NULL,
    kind TEXT NOT NULL,
    channel TEXT NOT NULL,
    is_on BOOLEAN NOT NULL,
    PRIMARY KEY (reader, kind, channel)
  );
  CREATE INDEX notice_setting_kind ON notice_setting (kind, channel)`;

const DELIVERIES = `
  CREATE TABLE contact (
    contact_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reader TEXT NOT NULL,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    secret UUID NOT NULL,
    verified_at TIMESTAMPTZ,
    disabled_at TIMESTAMPTZ,
    disabled_reason TEXT NOT NULL DEFAULT '',
    UNIQUE (reader, channel)
  );

  CREATE TABLE contact_code (
    code_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reader TEXT NOT NULL,
    address TEXT NOT NULL,
    hash TEXT NOT NULL,
    salt UUID NOT NULL,
    tries INT NOT NULL DEFAULT 0,
    sent_at TIMESTAMPTZ NOT NULL DEFAULT now()
  );
  CREATE INDEX contact_code_reader ON contact_code (reader, sent_at);

  CREATE TABLE delivery (
    delivery_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    notice_id BIGINT REFERENCES notice ON DELETE CASCADE,
    reader TEXT NOT NULL,
    channel TEXT NOT NULL,
    digest_day DATE,
    digest_id BIGINT REFERENCES delivery ON DELETE CASCADE,
    state TEXT NOT NULL DEFAULT 'waiting'
      CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'skipped', 'collected')),
    attempts INT NOT NULL DEFAULT 0,
    next_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    message_key UUID NOT NULL,
    reason TEXT NOT NULL DEFAULT '',
    created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    sent_at TIMESTAMPTZ,
    UNIQUE (notice_id, reader, channel),
    UNIQUE (reader, channel, digest_day)
  );
  CREATE INDEX delivery_due ON delivery (next_at) WHERE state IN ('waiting', 'sending');
  CREATE INDEX delivery_state ON delivery (state, delivery_id);
  CREATE INDEX delivery_digest ON delivery (digest_id)`;
