import type { MigrationInterface, QueryRunner } from 'typeorm';
import { referenceKeyOf, transferNumbersOf } from '../transfer/bank-reference.js';

/**
 * Stores the numbers of each transfer, which recognise it under another spelling; pay-outs as transfers of their own,
 * whose parts are refunds; and which refunds one claim for the whole sum has opened.
 */
export class TransfersToldApart1766000000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_transfer
        ADD COLUMN numbers TEXT[] NOT NULL DEFAULT '{}',
        ADD COLUMN direction TEXT NOT NULL DEFAULT 'in'
          CONSTRAINT bank_transfer_direction_check CHECK (direction IN ('in', 'out'));
      ALTER TABLE voucher ADD COLUMN is_other_transfer BOOLEAN NOT NULL DEFAULT false;
      ALTER TABLE refund ADD COLUMN transfer_id BIGINT REFERENCES bank_transfer, ADD COLUMN claim_key TEXT;

      UPDATE refund r SET claim_key = 'claim:' || first_id FROM (
        SELECT order_id, created_at, min(refund_id) AS first_id FROM refund WHERE kind = 'claim'
         GROUP BY order_id, created_at HAVING count(*) > 1) AS whole
       WHERE r.kind = 'claim' AND r.order_id = whole.order_id AND r.created_at = whole.created_at`);
    await numberTransfers(runner);
    await storePayouts(runner);
    await runner.query(`
      CREATE FUNCTION bank_transfer_pays() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE whole bank_transfer;
      BEGIN
        SELECT * INTO whole FROM bank_transfer WHERE transfer_id = NEW.transfer_id FOR UPDATE;
        IF whole.direction <> 'out' OR whole.currency <> NEW.currency OR whole.whole_minor < (
          SELECT sum(amount_minor) FROM refund WHERE transfer_id = NEW.transfer_id AND status = 2) THEN
          RAISE EXCEPTION 'Transfer % pays out more than was sent', NEW.transfer_id;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER bank_transfer_pays AFTER INSERT OR UPDATE OF transfer_id, status ON refund
        FOR EACH ROW WHEN (NEW.transfer_id IS NOT NULL AND NEW.status = 2) EXECUTE FUNCTION bank_transfer_pays()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER bank_transfer_pays ON refund;
      DROP FUNCTION bank_transfer_pays;
      ALTER TABLE refund DROP COLUMN transfer_id, DROP COLUMN claim_key;
      ALTER TABLE voucher DROP COLUMN is_other_transfer;
      DELETE FROM bank_transfer_file f USING bank_transfer t WHERE t.transfer_id = f.transfer_id AND t.direction = 'out';
      DELETE FROM bank_transfer WHERE direction = 'out';
      ALTER TABLE bank_transfer DROP COLUMN numbers, DROP COLUMN direction`);
  }
}

/** Writes the numbers of references, which a function of this service computes that the database does not have. */
async function numberTransfers(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query('SELECT transfer_id, reference FROM bank_transfer')) as {
    transfer_id: string;
    reference: string;
  }[];
  const numbered = rows.map(({ transfer_id, reference }) => ({
    transfer_id,
    numbers: transferNumbersOf(reference),
  }));
  await runner.query(
    `UPDATE bank_transfer t SET numbers = ARRAY(SELECT jsonb_array_elements_text(found.numbers))
       FROM jsonb_to_recordset($1::jsonb) AS found(transfer_id bigint, numbers jsonb)
      WHERE t.transfer_id = found.transfer_id`,
    [JSON.stringify(numbered)],
  );
}

interface PaidOut {
  readonly refund_id: string;
  readonly bank_ref: string;
  readonly currency: string;
  readonly amount_minor: string;
}

/** Creates one transfer for each reference of a pay-out. A reference that is used otherwise keeps its use. */
async function storePayouts(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    'SELECT refund_id, bank_ref, currency, amount_minor FROM refund WHERE status = 2 ORDER BY refund_id',
  )) as PaidOut[];
  const payouts = new Map<string, { readonly first: PaidOut; readonly parts: PaidOut[] }>();
  for (const row of rows) {
    const key = referenceKeyOf(row.bank_ref);
    const payout = payouts.get(key);
    if (!payout && key !== '') payouts.set(key, { first: row, parts: [row] });
    else if (payout?.first.currency === row.currency) payout.parts.push(row);
  }
  const stored = [...payouts].map(([key, { first, parts }]) => ({
    key,
    reference: first.bank_ref,
    currency: first.currency,
    numbers: transferNumbersOf(first.bank_ref),
    whole_minor: String(parts.reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n)),
    refunds: parts.map(({ refund_id }) => refund_id),
  }));
  await runner.query(
    `WITH found AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS found(key text, reference text, currency text, numbers jsonb, whole_minor bigint, refunds jsonb)),
     made AS (
       INSERT INTO bank_transfer (reference, reference_key, numbers, direction, currency, whole_minor)
       SELECT reference, key, ARRAY(SELECT jsonb_array_elements_text(numbers)), 'out', currency, whole_minor FROM found
       ON CONFLICT (reference_key) DO NOTHING RETURNING transfer_id, reference_key)
     UPDATE refund r SET transfer_id = made.transfer_id
       FROM made JOIN found ON found.key = made.reference_key
      WHERE found.refunds ? r.refund_id::text`,
    [JSON.stringify(stored)],
  );
}
