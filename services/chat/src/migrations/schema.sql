-- Written by "npm run write:schemas": what the migrations in this folder make. It is compared with them and never run.
-- Rows, and the statistics that the planner collects, are left out, and in services what schema.sql of messaging contains.
-- "own_schema" stands for the schema of the service.

CREATE TABLE answer (
  conversation_id bigint NOT NULL,
  seq integer NOT NULL,
  shop_id bigint,
  author_id bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT answer_pkey PRIMARY KEY (conversation_id, seq),
  CONSTRAINT answer_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(conversation_id)
);
CREATE INDEX answer_time ON answer (answered_at);

CREATE TABLE canned_answer (
  canned_answer_id bigint GENERATED ALWAYS AS IDENTITY,
  keyword text NOT NULL,
  text jsonb NOT NULL,
  changed_by text,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT canned_answer_pkey PRIMARY KEY (canned_answer_id),
  CONSTRAINT canned_answer_keyword UNIQUE (keyword)
);
COMMENT ON TABLE canned_answer IS 'Answers that staff give often, written once in three languages';
CREATE TRIGGER record_added AFTER INSERT ON canned_answer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added('cannedAnswer', 'canned_answer_id', '{}', '{}', '{updated_at}');
CREATE TRIGGER record_changed AFTER UPDATE ON canned_answer FOR EACH ROW WHEN (old.canned_answer_id IS DISTINCT FROM new.canned_answer_id OR old.keyword IS DISTINCT FROM new.keyword OR old.text IS DISTINCT FROM new.text OR old.changed_by IS DISTINCT FROM new.changed_by) EXECUTE FUNCTION record_changed('cannedAnswer', 'canned_answer_id', '{}', '{}', '{updated_at}');
CREATE TRIGGER record_emptied AFTER TRUNCATE ON canned_answer FOR EACH STATEMENT EXECUTE FUNCTION record_emptied('cannedAnswer', 'canned_answer_id', '{}', '{}', '{updated_at}');
CREATE TRIGGER record_removed AFTER DELETE ON canned_answer FOR EACH ROW EXECUTE FUNCTION record_changed('cannedAnswer', 'canned_answer_id', '{}', '{}', '{updated_at}');

CREATE TABLE contact (
  contact_id bigint GENERATED ALWAYS AS IDENTITY,
  reader text NOT NULL,
  channel text NOT NULL,
  address text NOT NULL,
  secret uuid NOT NULL,
  verified_at timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_reason text NOT NULL DEFAULT ''::text,
  CONSTRAINT contact_pkey PRIMARY KEY (contact_id),
  CONSTRAINT contact_reader_channel_key UNIQUE (reader, channel)
);
CREATE TRIGGER record_added AFTER INSERT ON contact REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added('contact', 'reader', '{contact_id}', '{address,secret}', '{}');
CREATE TRIGGER record_changed AFTER UPDATE ON contact FOR EACH ROW WHEN (old.contact_id IS DISTINCT FROM new.contact_id OR old.reader IS DISTINCT FROM new.reader OR old.channel IS DISTINCT FROM new.channel OR old.address IS DISTINCT FROM new.address OR old.secret IS DISTINCT FROM new.secret OR old.verified_at IS DISTINCT FROM new.verified_at OR old.disabled_at IS DISTINCT FROM new.disabled_at OR old.disabled_reason IS DISTINCT FROM new.disabled_reason) EXECUTE FUNCTION record_changed('contact', 'reader', '{contact_id}', '{address,secret}', '{}');
CREATE TRIGGER record_emptied AFTER TRUNCATE ON contact FOR EACH STATEMENT EXECUTE FUNCTION record_emptied('contact', 'reader', '{contact_id}', '{address,secret}', '{}');
CREATE TRIGGER record_removed AFTER DELETE ON contact FOR EACH ROW EXECUTE FUNCTION record_changed('contact', 'reader', '{contact_id}', '{address,secret}', '{}');

CREATE TABLE contact_code (
  code_id bigint GENERATED ALWAYS AS IDENTITY,
  reader text NOT NULL,
  address text NOT NULL,
  hash text NOT NULL,
  salt uuid NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  channel text NOT NULL DEFAULT 'email'::text,
  CONSTRAINT contact_code_pkey PRIMARY KEY (code_id)
);
CREATE INDEX contact_code_reader ON contact_code (reader, sent_at);

CREATE TABLE conversation (
  person_id bigint NOT NULL,
  nickname text NOT NULL,
  last_seq integer NOT NULL DEFAULT 0,
  last_content text NOT NULL DEFAULT ''::text,
  last_at timestamp with time zone NOT NULL DEFAULT now(),
  conversation_id bigint GENERATED ALWAYS AS IDENTITY,
  subject text NOT NULL DEFAULT 'desk'::text,
  subject_id bigint NOT NULL DEFAULT 0,
  title jsonb NOT NULL DEFAULT '{}'::jsonb,
  picture text NOT NULL DEFAULT ''::text,
  shop_id bigint,
  shop_name text NOT NULL DEFAULT ''::text,
  last_rev integer NOT NULL DEFAULT 0,
  waiting_since timestamp with time zone,
  assigned_to bigint,
  assigned_name text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT conversation_pkey PRIMARY KEY (conversation_id),
  CONSTRAINT conversation_person_id_subject_subject_id_key UNIQUE (person_id, subject, subject_id),
  CONSTRAINT conversation_subject_check CHECK (subject = ANY (ARRAY['desk'::text, 'car'::text, 'order'::text]))
);
CREATE INDEX conversation_recent ON conversation (last_at);
CREATE INDEX conversation_shop ON conversation (shop_id, last_at);
CREATE INDEX conversation_waiting ON conversation (waiting_since);
CREATE FUNCTION write_conversation_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO own_schema, 'public'
AS $$
    BEGIN
      INSERT INTO conversation_text (conversation_id, folded) SELECT row.conversation_id, fold_words(row.nickname, row.title ->> 'ru', row.title ->> 'zh', row.title ->> 'en') FROM (SELECT NEW.*) row ON CONFLICT (conversation_id) DO UPDATE SET folded = EXCLUDED.folded
    WHERE conversation_text.folded <> EXCLUDED.folded;
      RETURN NULL;
    END $$;
CREATE TRIGGER record_added AFTER INSERT ON conversation REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added('conversation', 'conversation_id', '{}', '{}', '{created_at,last_seq,last_rev,last_content,last_at,waiting_since}');
CREATE TRIGGER record_changed AFTER UPDATE ON conversation FOR EACH ROW WHEN (old.person_id IS DISTINCT FROM new.person_id OR old.nickname IS DISTINCT FROM new.nickname OR old.conversation_id IS DISTINCT FROM new.conversation_id OR old.subject IS DISTINCT FROM new.subject OR old.subject_id IS DISTINCT FROM new.subject_id OR old.title IS DISTINCT FROM new.title OR old.picture IS DISTINCT FROM new.picture OR old.shop_id IS DISTINCT FROM new.shop_id OR old.shop_name IS DISTINCT FROM new.shop_name OR old.assigned_to IS DISTINCT FROM new.assigned_to OR old.assigned_name IS DISTINCT FROM new.assigned_name) EXECUTE FUNCTION record_changed('conversation', 'conversation_id', '{}', '{}', '{created_at,last_seq,last_rev,last_content,last_at,waiting_since}');
CREATE TRIGGER record_emptied AFTER TRUNCATE ON conversation FOR EACH STATEMENT EXECUTE FUNCTION record_emptied('conversation', 'conversation_id', '{}', '{}', '{created_at,last_seq,last_rev,last_content,last_at,waiting_since}');
CREATE TRIGGER record_removed AFTER DELETE ON conversation FOR EACH ROW EXECUTE FUNCTION record_changed('conversation', 'conversation_id', '{}', '{}', '{created_at,last_seq,last_rev,last_content,last_at,waiting_since}');
CREATE TRIGGER write_conversation_text AFTER INSERT OR UPDATE OF nickname, title ON conversation FOR EACH ROW EXECUTE FUNCTION write_conversation_text();

CREATE TABLE conversation_mark (
  conversation_id bigint NOT NULL,
  side text NOT NULL,
  delivered_seq integer NOT NULL DEFAULT 0,
  read_seq integer NOT NULL DEFAULT 0,
  notified_seq integer NOT NULL DEFAULT 0,
  CONSTRAINT conversation_mark_pkey PRIMARY KEY (conversation_id, side),
  CONSTRAINT conversation_mark_side_check CHECK (side = ANY (ARRAY['buyer'::text, 'shop'::text, 'desk'::text])),
  CONSTRAINT conversation_mark_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(conversation_id)
);
CREATE INDEX conversation_mark_notified ON conversation_mark (conversation_id) WHERE notified_seq > 0;

CREATE TABLE conversation_text (
  conversation_id bigint NOT NULL,
  folded text NOT NULL DEFAULT ''::text,
  CONSTRAINT conversation_text_pkey PRIMARY KEY (conversation_id),
  CONSTRAINT conversation_text_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(conversation_id) ON DELETE CASCADE
);
CREATE INDEX conversation_text_folded ON conversation_text USING gin (folded gin_trgm_ops);

CREATE TABLE delivery (
  delivery_id bigint GENERATED ALWAYS AS IDENTITY,
  notice_id bigint,
  reader text NOT NULL,
  channel text NOT NULL,
  digest_day date,
  digest_id bigint,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL DEFAULT now(),
  message_key uuid NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone,
  CONSTRAINT delivery_pkey PRIMARY KEY (delivery_id),
  CONSTRAINT delivery_notice_id_reader_channel_key UNIQUE (notice_id, reader, channel),
  CONSTRAINT delivery_reader_channel_digest_day_key UNIQUE (reader, channel, digest_day),
  CONSTRAINT delivery_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text, 'collected'::text])),
  CONSTRAINT delivery_digest_id_fkey FOREIGN KEY (digest_id) REFERENCES delivery(delivery_id) ON DELETE CASCADE,
  CONSTRAINT delivery_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(notice_id) ON DELETE CASCADE
);
CREATE INDEX delivery_digest ON delivery (digest_id);
CREATE INDEX delivery_due ON delivery (next_at) WHERE state = ANY (ARRAY['waiting'::text, 'sending'::text]);
CREATE INDEX delivery_state ON delivery (state, delivery_id);

CREATE TABLE message (
  message_id bigint GENERATED ALWAYS AS IDENTITY,
  seq integer NOT NULL,
  author_id bigint,
  content text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  read_at timestamp with time zone,
  conversation_id bigint NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  side text NOT NULL DEFAULT 'buyer'::text,
  author_name text NOT NULL DEFAULT ''::text,
  client_id text,
  edited_at timestamp with time zone,
  earlier jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT message_pkey PRIMARY KEY (message_id),
  CONSTRAINT message_conversation_id_seq_key UNIQUE (conversation_id, seq),
  CONSTRAINT message_conversation_id_side_author_id_client_id_key UNIQUE (conversation_id, side, author_id, client_id),
  CONSTRAINT message_side_check CHECK (side = ANY (ARRAY['buyer'::text, 'shop'::text, 'desk'::text, 'system'::text])),
  CONSTRAINT message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(conversation_id)
);
CREATE INDEX message_rev ON message (conversation_id, rev);
CREATE FUNCTION write_message_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO own_schema, 'public'
AS $$
    BEGIN
      INSERT INTO message_text (message_id, folded) SELECT row.message_id, fold_words(row.content) FROM (SELECT NEW.*) row ON CONFLICT (message_id) DO UPDATE SET folded = EXCLUDED.folded
    WHERE message_text.folded <> EXCLUDED.folded;
      RETURN NULL;
    END $$;
CREATE TRIGGER write_message_text AFTER INSERT OR UPDATE OF content ON message FOR EACH ROW EXECUTE FUNCTION write_message_text();

CREATE TABLE message_text (
  message_id bigint NOT NULL,
  folded text NOT NULL DEFAULT ''::text,
  CONSTRAINT message_text_pkey PRIMARY KEY (message_id),
  CONSTRAINT message_text_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(message_id) ON DELETE CASCADE
);
CREATE INDEX message_text_folded ON message_text USING gin (folded gin_trgm_ops);

CREATE TABLE note (
  note_id bigint GENERATED ALWAYS AS IDENTITY,
  conversation_id bigint NOT NULL,
  author_id bigint NOT NULL,
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT note_pkey PRIMARY KEY (note_id),
  CONSTRAINT note_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(conversation_id)
);
CREATE INDEX note_conversation ON note (conversation_id, note_id);

CREATE TABLE notice (
  notice_id bigint GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL,
  recipient text NOT NULL,
  template text NOT NULL,
  params jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'order'::text,
  subject text,
  subject_id bigint,
  fanned_out boolean NOT NULL DEFAULT true,
  CONSTRAINT notice_pkey PRIMARY KEY (notice_id),
  CONSTRAINT notice_event_id_recipient_key UNIQUE (event_id, recipient)
);
CREATE INDEX notice_created ON notice (created_at);
CREATE INDEX notice_recipient ON notice (recipient, notice_id DESC);
CREATE INDEX notice_to_fan_out ON notice (notice_id) WHERE NOT fanned_out;

CREATE TABLE notice_read (
  reader text NOT NULL,
  notice_id bigint NOT NULL,
  read_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT notice_read_pkey PRIMARY KEY (reader, notice_id),
  CONSTRAINT notice_read_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(notice_id) ON DELETE CASCADE
);
CREATE INDEX notice_read_notice ON notice_read (notice_id);

CREATE TABLE notice_reader (
  reader text NOT NULL,
  read_through bigint NOT NULL DEFAULT 0,
  locale text NOT NULL DEFAULT 'ru'::text,
  time_zone text NOT NULL DEFAULT 'Europe/Moscow'::text,
  quiet_from integer,
  quiet_to integer,
  digest_hour integer,
  CONSTRAINT notice_reader_pkey PRIMARY KEY (reader)
);

CREATE TABLE notice_setting (
  reader text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  is_on boolean NOT NULL,
  CONSTRAINT notice_setting_pkey PRIMARY KEY (reader, kind, channel)
);
CREATE INDEX notice_setting_kind ON notice_setting (kind, channel);

CREATE TABLE push_browser (
  browser_id bigint GENERATED ALWAYS AS IDENTITY,
  reader text NOT NULL,
  session_id text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT push_browser_pkey PRIMARY KEY (browser_id),
  CONSTRAINT push_browser_endpoint_key UNIQUE (endpoint)
);
CREATE INDEX push_browser_reader ON push_browser (reader);
CREATE INDEX push_browser_session ON push_browser (session_id);

CREATE TABLE push_receipt (
  message_key uuid NOT NULL,
  browser_id bigint NOT NULL,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT push_receipt_pkey PRIMARY KEY (message_key, browser_id),
  CONSTRAINT push_receipt_browser_id_fkey FOREIGN KEY (browser_id) REFERENCES push_browser(browser_id) ON DELETE CASCADE
);
CREATE INDEX push_receipt_browser ON push_receipt (browser_id);
CREATE INDEX push_receipt_sent ON push_receipt (sent_at);

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
