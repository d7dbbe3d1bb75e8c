-- What the harness knows and the services do not, beside their tables, so that one query can compare the two.
-- Written anew before each check; services have no right to read it.
DROP SCHEMA IF EXISTS chaos CASCADE;
CREATE SCHEMA chaos;

-- What each client was told in the end. order_id: for a submit, each order it was answered with.
CREATE TABLE chaos.said (
  said_id INT NOT NULL, act TEXT NOT NULL, user_id BIGINT NOT NULL, key TEXT NOT NULL, outcome TEXT NOT NULL,
  order_id BIGINT, unsure INT NOT NULL, code TEXT NOT NULL
);
CREATE INDEX ON chaos.said (key);
CREATE TABLE chaos.reread (act TEXT NOT NULL, order_id BIGINT NOT NULL, found TEXT NOT NULL);
CREATE TABLE chaos.talk (person_id BIGINT NOT NULL, content TEXT NOT NULL, seq INT, is_sent BOOLEAN NOT NULL);
CREATE TABLE chaos.own_list (user_id BIGINT NOT NULL, order_id BIGINT);
CREATE TABLE chaos.answer (route TEXT NOT NULL, status INT NOT NULL, ms INT NOT NULL, is_enveloped BOOLEAN NOT NULL, sample TEXT NOT NULL);

-- Consumers as they were when the mall was ready, and as they are now.
CREATE TABLE chaos.subscriber (durable TEXT NOT NULL, subject TEXT NOT NULL, service TEXT NOT NULL);
CREATE TABLE chaos.consumer (durable TEXT NOT NULL, pending INT NOT NULL, ack_pending INT NOT NULL);

-- The machine of orders, read from the diagram that the order service proves to be its own.
CREATE TABLE chaos.machine (action TEXT NOT NULL, from_status INT, to_status INT NOT NULL);

-- Objects in the storage, and words of the clients' secrets that were found where they must not be.
CREATE TABLE chaos.object (key TEXT NOT NULL, size_bytes BIGINT NOT NULL, sha256 TEXT NOT NULL);
CREATE TABLE chaos.canary (canary TEXT NOT NULL, place TEXT NOT NULL);

CREATE VIEW chaos.outbox AS
  SELECT 'auth' AS service, id, subject, payload, published_at FROM auth.outbox UNION ALL
  SELECT 'product', id, subject, payload, published_at FROM product.outbox UNION ALL
  SELECT 'order', id, subject, payload, published_at FROM "order".outbox UNION ALL
  SELECT 'user', id, subject, payload, published_at FROM "user".outbox UNION ALL
  SELECT 'tenant', id, subject, payload, published_at FROM tenant.outbox UNION ALL
  SELECT 'admin', id, subject, payload, published_at FROM admin.outbox UNION ALL
  SELECT 'file', id, subject, payload, published_at FROM file.outbox UNION ALL
  SELECT 'chat', id, subject, payload, published_at FROM chat.outbox;

CREATE VIEW chaos.inbox AS
  SELECT 'auth' AS service, consumer, event_id FROM auth.inbox UNION ALL
  SELECT 'product', consumer, event_id FROM product.inbox UNION ALL
  SELECT 'order', consumer, event_id FROM "order".inbox UNION ALL
  SELECT 'user', consumer, event_id FROM "user".inbox UNION ALL
  SELECT 'tenant', consumer, event_id FROM tenant.inbox UNION ALL
  SELECT 'admin', consumer, event_id FROM admin.inbox UNION ALL
  SELECT 'file', consumer, event_id FROM file.inbox UNION ALL
  SELECT 'chat', consumer, event_id FROM chat.inbox;

CREATE VIEW chaos.parked AS
  SELECT 'auth' AS service, consumer, event_id, reason, state FROM auth.parked_event UNION ALL
  SELECT 'product', consumer, event_id, reason, state FROM product.parked_event UNION ALL
  SELECT 'order', consumer, event_id, reason, state FROM "order".parked_event UNION ALL
  SELECT 'user', consumer, event_id, reason, state FROM "user".parked_event UNION ALL
  SELECT 'tenant', consumer, event_id, reason, state FROM tenant.parked_event UNION ALL
  SELECT 'admin', consumer, event_id, reason, state FROM admin.parked_event UNION ALL
  SELECT 'file', consumer, event_id, reason, state FROM file.parked_event UNION ALL
  SELECT 'chat', consumer, event_id, reason, state FROM chat.parked_event;
