import type { PersonalSection } from '@mall/persistence';

const textsOf = (...names: readonly string[]): string => `'{${names.join(',')}}'::text[]`;

/** Columns that say nothing about the buyer, or that staff wrote for themselves. */
const INTERNAL = textsOf(
  ...['order_key', 'submission_id', 'passport_digest', 'closed_by', 'version', 'car_fate', 'car_reason'],
);
/** Columns with the names of staff. */
const STAFF = textsOf(
  ...['audited_by_id', 'audited_by_name', 'first_by_id', 'first_by_name', 'decided_by_id', 'decided_by_name'],
  ...['paid_by_id', 'paid_by_name', 'requested_by_name', 'transfer_id', 'file_digests', 'first_stated'],
);
const SEALS = textsOf('signature', 'seal');

/** Data of one person that this service keeps, without secrets and without the names of staff. */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  {
    name: 'cart',
    sql: `SELECT cart_item_id, to_jsonb(c) - 'user_id' FROM cart_item c WHERE user_id = $1`,
  },
  {
    name: 'orders',
    sql: `SELECT order_id, to_jsonb(o) - ${INTERNAL} FROM sales_order o WHERE user_id = $1`,
  },
  {
    name: 'order-lines',
    sql: `SELECT order_item_id, to_jsonb(i) FROM order_item i JOIN sales_order o USING (order_id) WHERE o.user_id = $1`,
  },
  {
    name: 'order-history',
    sql: `SELECT row_number() OVER (ORDER BY e.created_at, e.order_id, e.seq), jsonb_build_object('order', e.order_id, 'at', e.created_at,
                   'what', e.action, 'by', e.actor_kind, 'reason', e.reason,
                   'networkAddress', CASE WHEN e.actor_id = $1::bigint::text THEN e.ip END)
            FROM order_event e JOIN sales_order o USING (order_id) WHERE o.user_id = $1`,
  },
  {
    name: 'payments',
    sql: `SELECT voucher_id, to_jsonb(v) - ${STAFF} FROM voucher v JOIN sales_order o USING (order_id) WHERE o.user_id = $1`,
  },
  {
    name: 'refunds',
    sql: `SELECT refund_id, to_jsonb(r) - ${STAFF} FROM refund r JOIN sales_order o USING (order_id) WHERE o.user_id = $1`,
  },
  {
    name: 'contracts',
    sql: `SELECT contract_id, to_jsonb(c) - ${SEALS} FROM sales_contract c JOIN sales_order o USING (order_id) WHERE o.user_id = $1`,
  },
  {
    name: 'papers',
    isOfFiles: true,
    sql: `SELECT f.file_id, to_jsonb(f.file_id::text) FROM document_file f JOIN document USING (document_id)
            JOIN sales_order o USING (order_id) WHERE o.user_id = $1`,
  },
];
