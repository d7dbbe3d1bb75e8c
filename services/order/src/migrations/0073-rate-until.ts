import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CONTRACT_WITH_RECEIPT, FIRST_TEMPLATES } from './0001-first-templates.js';

const RATE_OF_CONTRACT = {
  ru:
    `Цена договора — {totalCny} на условиях DAP Уссурийск. По курсу {rate} рубля за 1 юань ` +
    `(источник: {rateSource}, {rateAsOf}) это {totalRub}. Цена в юанях не меняется. Курс закреплён до {rateUntil}, ` +
    `после этого сумма в рублях пересчитывается по запросу Покупателя. Таможенные платежи в цену не входят.`,
  zh:
    `合同总价为 {totalCny}，贸易条款 DAP 乌苏里斯克。按 1 人民币兑 {rate} 卢布` +
    `（来源：{rateSource}，{rateAsOf}）折合 {totalRub}。人民币价格不变。汇率锁定至{rateUntil}，` +
    `此后卢布金额按买方申请重新折算。总价不含进口税费。`,
  en:
    `The price is {totalCny}, DAP Ussuriysk. At {rate} roubles for 1 yuan ` +
    `(source: {rateSource}, {rateAsOf}) this is {totalRub}. The price in yuan does not change. The rate stands until {rateUntil}; ` +
    `after that the sum in roubles is counted anew when the Buyer asks for it. Customs payments are not included.`,
};

const RATE_OF_PROFORMA = {
  ru: `1 CNY = {rate} RUB, источник: {rateSource}, {rateAsOf}. Цена в юанях не меняется, курс закреплён до {rateUntil}.`,
  zh: `1 CNY = {rate} RUB，来源：{rateSource}，{rateAsOf}。人民币价格不变，汇率锁定至{rateUntil}。`,
  en: `1 CNY = {rate} RUB, source: {rateSource}, {rateAsOf}. The price in yuan does not change; the rate stands until {rateUntil}.`,
};

interface Wording {
  readonly clauses: readonly { readonly clauseId: string }[];
}

const withText = (wording: Wording, changed: string, text: object): Wording => ({
  ...wording,
  clauses: wording.clauses.map((clause) => (clause.clauseId === changed ? { ...clause, text } : clause)),
});

/** Initial wordings, by kind and version, in which the end of the rate lock is separate from the time to pay. */
const WORDINGS = [
  ['contract', 3, withText(CONTRACT_WITH_RECEIPT, 'price', RATE_OF_CONTRACT)],
  ['proforma', 2, withText(FIRST_TEMPLATES.proforma, 'rate', RATE_OF_PROFORMA)],
] as const;

/**
 * Names both moments on papers, because more time to pay does not prolong the rate. Staff who have published a wording
 * of their own add the placeholder themselves. Where there are orders, the new wording begins a day later: the previous
 * release does not know the placeholder, and runs beside this one for a while.
 */
export class RateUntil1764700000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [kind, version, content] of WORDINGS)
      await runner.query(
        `INSERT INTO document_template (kind, version, content, valid_from, published_at)
         SELECT $1, $2, $3, CASE WHEN EXISTS (SELECT FROM sales_order) THEN now() + interval '1 day' ELSE now() END, now()
          WHERE NOT EXISTS (SELECT FROM document_template WHERE kind = $1 AND (version >= $2 OR published_by IS NOT NULL))`,
        [kind, version, JSON.stringify(content)],
      );
  }

  /** Keeps the versions: papers may have been written with them. */
  async down(): Promise<void> {}
}
