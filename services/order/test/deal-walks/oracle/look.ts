// One statement over the schemas of all services, so that it reads a snapshot.
import type pg from 'pg';
import type { Seen } from './facts.js';

const rows = (select: string): string => `(SELECT COALESCE(json_agg(r.row), '[]') FROM (${select}) AS r)`;

const ofOrder = (table: string, inOrderOf: string): string =>
  rows(
    `SELECT to_jsonb(t) AS row FROM "order".${table} t WHERE t.order_id = o.order_id ORDER BY ${inOrderOf}`,
  );

const DEAL = `json_build_object(
  'order', to_jsonb(o) - 'address' - 'landed_cost',
  'items', ${ofOrder('order_item', 't.order_item_id')},
  'slips', ${ofOrder('voucher', 't.voucher_id')},
  'refunds', ${ofOrder('refund', 't.refund_id')},
  'journals', ${rows(`SELECT to_jsonb(j) || jsonb_build_object('entries',
      (SELECT COALESCE(jsonb_agg(to_jsonb(e) ORDER BY e.entry_id), '[]') FROM "order".ledger_entry e WHERE e.journal_id = j.journal_id)) AS row
    FROM "order".ledger_journal j WHERE j.order_id = o.order_id ORDER BY j.journal_id`)},
  'events', ${ofOrder('order_event', 't.seq')},
  'contract', (SELECT to_jsonb(c) - 'body' - 'words' - 'signature' || jsonb_build_object('former_hashes',
      (SELECT COALESCE(jsonb_agg(f.hash ORDER BY f.issue), '[]') FROM "order".former_contract f WHERE f.contract_id = c.contract_id))
    FROM "order".sales_contract c WHERE c.order_id = o.order_id),
  'scans', ${ofOrder('contract_scan', 't.scan_id')},
  'papers', ${ofOrder('document', 't.kind, t.version')},
  'milestones', ${ofOrder('milestone', 't.code')},
  'holds', ${rows(`SELECT to_jsonb(l) AS row FROM product.sku_stock_lock l WHERE l.order_key = o.order_key ORDER BY l.sku_id`)},
  'outbox', ${rows(`SELECT jsonb_build_object('id', x.id, 'subject', x.subject, 'payload', x.payload) AS row
    FROM "order".outbox x WHERE x.aggregate_id = o.order_id::text ORDER BY x.seq`)},
  'notices', ${rows(`SELECT to_jsonb(n) AS row FROM chat.notice n
    WHERE n.subject = 'order' AND n.subject_id = o.order_id ORDER BY n.notice_id`)})`;

const transfers = `SELECT to_jsonb(b) AS row FROM "order".bank_transfer b WHERE b.transfer_id IN
  (SELECT transfer_id FROM "order".voucher WHERE order_id = ANY($1::bigint[])
   UNION SELECT transfer_id FROM "order".refund WHERE order_id = ANY($1::bigint[]))`;

const asides = `SELECT to_jsonb(a) || jsonb_build_object('first_fate',
    (SELECT d.fate FROM product.set_aside_decision d WHERE d.set_aside_id = a.set_aside_id ORDER BY d.version LIMIT 1)) AS row
  FROM product.set_aside a WHERE a.sku_id = ANY($2::bigint[]) ORDER BY a.set_aside_id`;

const proposals = `SELECT to_jsonb(p) AS row FROM product.price_proposal p WHERE p.spu_id = ANY($2::bigint[]) ORDER BY p.proposal_id`;

const rates = `SELECT to_jsonb(r) AS row FROM (SELECT * FROM "order".exchange_rate
  WHERE from_currency = 'CNY' AND purpose = 'payment' ORDER BY rate_id DESC LIMIT 40) AS r`;

const stock = `SELECT to_jsonb(k) || jsonb_build_object(
    'car_status', s.status, 'price_fee', s.price_fee, 'vin', s.vin, 'is_used', s.condition = 'used',
    'held', (SELECT COALESCE(sum(count), 0) FROM product.sku_stock_lock l WHERE l.sku_id = k.sku_id AND l.status = 0),
    'sold', (SELECT COALESCE(sum(count), 0) FROM product.sku_stock_lock l WHERE l.sku_id = k.sku_id AND l.status = 1),
    'set_aside', (SELECT COALESCE(sum(count), 0) FROM product.set_aside a WHERE a.sku_id = k.sku_id AND a.fate <> 'onSale'),
    'recent_fees', (SELECT COALESCE(json_agg(g.price_fee), '[]') FROM product.car_price_log g WHERE (g.spu_id = s.spu_id OR g.vin = s.vin)
      AND g.sku_id IS NULL AND g.was_on_sale AND g.changed_at > now() - interval '71 hours')) AS row
  FROM product.sku_stock k JOIN product.spu s USING (spu_id) WHERE k.sku_id = ANY($2::bigint[]) ORDER BY k.sku_id`;

/** Reads all databases of a mall, as their owner. */
export class Look {
  private constructor(
    private readonly pool: pg.Pool,
    private readonly sql: string,
  ) {}

  static async prepare(pool: pg.Pool): Promise<Look> {
    // The walks look these rows up by order and sku at every step, which no service does.
    await pool.query(`CREATE INDEX IF NOT EXISTS walks_outbox ON "order".outbox (aggregate_id);
      CREATE INDEX IF NOT EXISTS walks_notice ON chat.notice (subject_id);
      CREATE INDEX IF NOT EXISTS walks_lock ON product.sku_stock_lock (sku_id)`);
    const sql = `SELECT json_build_object('now', now(),
      'deals', ${rows(`SELECT ${DEAL} AS row FROM "order".sales_order o WHERE o.order_id = ANY($1::bigint[]) ORDER BY o.order_id`)},
      'stock', ${rows(stock)}, 'transfers', ${rows(transfers)}, 'asides', ${rows(asides)},
      'proposals', ${rows(proposals)}, 'rates', ${rows(rates)}) AS seen`;
    return new Look(pool, sql);
  }

  async at(orderIds: readonly string[], skuIds: readonly string[]): Promise<Seen> {
    // A prepared statement: planning it takes longer than executing it.
    const { rows: found } = await this.pool.query<{ seen: Seen }>({
      name: 'look',
      text: this.sql,
      values: [orderIds, skuIds],
    });
    return found[0]!.seen;
  }
}
