import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_TEMPLATES } from './0011-first-templates.js';

const RECEIPT = {
  ru:
    ` Если Покупатель не подтвердил получение в течение {receiptDays} календарных дней после того, как Продавец отметил, ` +
    `что автомобиль стоит на площадке в Уссурийске, получение считается подтверждённым; до этой отметки срок не течёт.`,
  zh: `自卖方登记车辆到达乌苏里斯克停车场之日起 {receiptDays} 个自然日内，买方未确认收货的，视为已确认收货；登记之前不起算。`,
  en:
    ` If the Buyer has not confirmed receipt within {receiptDays} calendar days after the Seller recorded that the car stands ` +
    `at the yard in Ussuriysk, receipt is deemed confirmed; the period does not run before that.`,
};

/** First wording of the contract, with the automatic receipt in its clause on acceptance. */
export const CONTRACT_WITH_RECEIPT = {
  ...FIRST_TEMPLATES.contract,
  clauses: FIRST_TEMPLATES.contract.clauses.map((clause) =>
    clause.clauseId === 'claims'
      ? {
          ...clause,
          readSeconds: 4,
          text: {
            ru: clause.text.ru + RECEIPT.ru,
            zh: clause.text.zh + RECEIPT.zh,
            en: clause.text.en + RECEIPT.en,
          },
        }
      : clause,
  ),
};

/**
 * Fixes with the order the days after which receipt is confirmed automatically, and names them in its contract. Staff
 * who have published a wording of their own add the placeholder themselves.
 */
export class ReceiptClause1763900000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales_order ADD COLUMN auto_receipt_days INT NOT NULL DEFAULT 60
        CONSTRAINT sales_order_auto_receipt_days_check CHECK (auto_receipt_days > 0)`);
    await runner.query(
      `INSERT INTO document_template (kind, version, content, valid_from, published_at)
       SELECT 'contract', 2, $1, now(), now()
        WHERE NOT EXISTS (SELECT FROM document_template WHERE kind = 'contract' AND version > 1)`,
      [JSON.stringify(CONTRACT_WITH_RECEIPT)],
    );
  }

  /** Keeps the version: contracts may have been written with it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sales_order DROP COLUMN auto_receipt_days');
  }
}
