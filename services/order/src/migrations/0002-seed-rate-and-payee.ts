import type { MigrationInterface, QueryRunner } from 'typeorm';

const texts = (ru: string, zh: string, en: string): string => JSON.stringify({ ru, zh, en });

/** Adds an initial rate, and bank details that are obviously not real. */
export class SeedRateAndPayee1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO exchange_rate (from_currency, to_currency, rate_scaled, source, as_of)
       VALUES ('CNY', 'RUB', 134500, 'Ussuri Auto', now())`,
    );
    await runner.query(
      `INSERT INTO payee (company_name, company_address, director, registration_code, bank_name, bank_address, account, swift)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        texts(
          'Суйфэньхэская торговая компания «Уссури Авто»',
          '绥芬河乌苏里汽车贸易有限公司',
          'Suifenhe Ussuri Auto Trading Co., Ltd.',
        ),
        texts(
          'КНР, провинция Хэйлунцзян, г. Суйфэньхэ, ул. Синьхуа, 88',
          '中国黑龙江省绥芬河市新华街88号',
          '88 Xinhua Street, Suifenhe, Heilongjiang, China',
        ),
        texts('генеральный директор Ван Цзянь', '总经理王健', 'General Director Wang Jian'),
        '91231081MA00000000',
        texts(
          'Демонстрационный банк, отделение Суйфэньхэ',
          '示范银行绥芬河支行',
          'Demonstration Bank, Suifenhe Branch',
        ),
        texts('КНР, г. Суйфэньхэ', '中国绥芬河市', 'Suifenhe, China'),
        '0000 0000 0000 0000 000',
        'DEMOCNXX',
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM payee; DELETE FROM exchange_rate');
  }
}
