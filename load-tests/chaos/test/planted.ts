/** SQL that violates one invariant in a consistent mall. */
export interface Planted {
  /** Tables whose constraints would refuse the violation. */
  readonly loosen?: readonly string[];
  readonly sql: string;
}

const ONE_ORDER = `(SELECT order_id FROM "order".sales_order ORDER BY order_id LIMIT 1)`;

export const planted: Readonly<Record<string, Planted>> = {
  I1a: { loosen: ['product.sku_stock'], sql: `UPDATE product.sku_stock SET stock = -1` },
  I2a: { sql: `UPDATE product.sku_stock SET lock_stock = lock_stock + 1, actual = actual + 1` },
  I2b: { sql: `UPDATE product.sku_stock SET received = received + 1` },
  I3a: {
    sql: `INSERT INTO product.sku_stock_lock (order_key, sku_id, spu_id, count, status, expires_at)
          SELECT 'order:0', sku_id, spu_id, 1, 0, now() FROM product.sku_stock LIMIT 1`,
  },
  I3b: {
    sql: `UPDATE product.sku_stock_lock SET status = 0
           WHERE order_key IN (SELECT order_key FROM "order".sales_order WHERE status = 6)`,
  },
  I3c: { sql: `DELETE FROM product.sku_stock_lock WHERE status = 0` },
  I3d: {
    sql: `INSERT INTO "order".order_event (order_id, seq, action, actor_kind, from_status, to_status)
          VALUES (${ONE_ORDER}, 99, 'carLost', 'system', 2, 2)`,
  },
  I4a: {
    loosen: ['"order".submission'],
    sql: `INSERT INTO "order".submission (user_id, idempotency_key, confirm_id, state, plan, lease, lease_until)
          SELECT user_id, idempotency_key, gen_random_uuid(), state, plan, lease, lease_until FROM "order".submission LIMIT 1`,
  },
  I4b: { sql: `UPDATE "order".submission SET plan = jsonb_set(plan, '{orders,0,orderId}', '"1"')` },
  I5a: { sql: `DELETE FROM "order".sales_contract WHERE order_id = ${ONE_ORDER}` },
  I5b: { sql: `UPDATE "order".sales_contract SET signed_at = NULL` },
  I6a: { sql: `UPDATE "order".sales_order SET total_minor = total_minor + 1` },
  I6b: { sql: `UPDATE "order".voucher SET credited_minor = credited_minor - 1 WHERE status = 1` },
  I6c: { sql: `UPDATE "order".ledger_entry SET debit_minor = debit_minor + 1 WHERE debit_minor > 0` },
  I6d: { sql: `UPDATE "order".ledger_entry SET debit_minor = debit_minor + 1 WHERE account = 'bank'` },
  I6e: { sql: `UPDATE "order".ledger_entry SET account = 'differences' WHERE account = 'sales'` },
  I6f: {
    sql: `UPDATE "order".sales_order SET status = 6, cancelled_at = now() WHERE credited_minor > 0`,
  },
  I7a: { sql: `DELETE FROM "order".order_event WHERE seq = 2` },
  I7b: { sql: `UPDATE "order".order_event SET action = 'receive' WHERE seq = 1` },
  I8a: { sql: `UPDATE "order".outbox SET published_at = NULL` },
  I8b: { sql: `DELETE FROM chat.inbox` },
  I8c: { sql: `DELETE FROM chaos.consumer WHERE durable = 'product-order-payment-confirmed'` },
  I9: {
    sql: `INSERT INTO chat.parked_event (consumer, subject, event_id, body, reason, deliveries)
          SELECT 'chat-order-submitted', subject, id::text, '{}', 'planted', 6 FROM "order".outbox LIMIT 1`,
  },
  I10: { sql: `UPDATE chaos.consumer SET ack_pending = 1` },
  I11: { sql: `UPDATE "order".submission SET state = 'planned'` },
  I12: { sql: `UPDATE product.spu SET sale_num = sale_num + 1` },
  I13: { sql: `DELETE FROM chat.notice WHERE recipient LIKE 'person:%'` },
  I14: { sql: `UPDATE chaos.object SET sha256 = 'of other bytes'` },
  I15: {
    sql: `INSERT INTO auth.session (session_id, account_id, client_id, expires_at)
          SELECT '00000000-0000-4000-a000-000000000001', account_id, 'web', now() + interval '1 day' FROM auth.account LIMIT 1;
          INSERT INTO auth.refresh_token (token_hash, session_id, expires_at)
          SELECT decode(md5(n::text), 'hex'), '00000000-0000-4000-a000-000000000001', now() + interval '1 day'
            FROM generate_series(1, 2) n`,
  },
  I16a: { loosen: ['"user".address'], sql: `UPDATE "user".address SET is_default = true` },
  I16b: { sql: `DELETE FROM file.file_use` },
  I17a: {
    sql: `INSERT INTO chaos.said SELECT 99, 'ship', 7, order_id::text, 'ok', NULL, 0, '' FROM "order".sales_order WHERE status = 5`,
  },
  I17b: {
    sql: `INSERT INTO "order".order_event (order_id, seq, action, actor_kind, actor_id, from_status, to_status)
          VALUES (${ONE_ORDER}, 99, 'ship', 'staff', '7', 2, 3)`,
  },
  I18: { sql: `INSERT INTO chaos.canary VALUES ('a password', 'logs/auth.log')` },
  I19a: { sql: `UPDATE chaos.said SET order_id = 1 WHERE act = 'submit'` },
  I19b: { sql: `UPDATE chaos.said SET outcome = 'failed' WHERE act = 'submit'` },
  I19c: {
    sql: `INSERT INTO chaos.said SELECT 99, 'ship', user_id, order_id::text, 'ok', NULL, 0, '' FROM "order".sales_order WHERE status = 1`,
  },
  I19d: { sql: `INSERT INTO chaos.reread VALUES ('submit', 1, 'missing')` },
  I20: { sql: `INSERT INTO chaos.own_list VALUES (1, ${ONE_ORDER})` },
  I21a: { sql: `INSERT INTO chaos.answer VALUES ('GET /somewhere', 500, 12, true, '')` },
  I21b: { sql: `INSERT INTO chaos.answer VALUES ('GET /somewhere', 0, 31000, true, '')` },
  I21c: { sql: `INSERT INTO chaos.answer VALUES ('GET /somewhere', 503, 25000, true, '')` },
  I22a: { sql: `INSERT INTO chat.conversation (person_id, nickname, last_seq) VALUES (1, 'somebody', 2)` },
  I22b: { sql: `INSERT INTO chaos.talk VALUES (1, 'said and lost', 1, true)` },
  I23a: { sql: `DELETE FROM "order".record_change WHERE after ? 'status' AND kind = 'changed'` },
  I23b: { sql: `UPDATE "order".record_change SET actor_kind = 'database' WHERE record = 'order'` },
};

/** Removes the constraints that would refuse the violation, in the transaction that is rolled back. */
export const loosening = (table: string): string => `
  DO $$ DECLARE one RECORD; BEGIN
    FOR one IN SELECT conname FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype IN ('c', 'u') LOOP
      EXECUTE format('ALTER TABLE ${table} DROP CONSTRAINT %I', one.conname);
    END LOOP;
    FOR one IN SELECT indexrelid::regclass AS name FROM pg_index
                WHERE indrelid = '${table}'::regclass AND indisunique AND NOT indisprimary LOOP
      EXECUTE format('DROP INDEX %s', one.name);
    END LOOP;
  END $$`;
