import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds answers that staff give often, with a few to begin with. */
export class CreateCannedAnswers1764000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE canned_answer (
        canned_answer_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        keyword TEXT NOT NULL,
        text JSONB NOT NULL,
        changed_by TEXT,
        updated_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        CONSTRAINT canned_answer_keyword UNIQUE (keyword)
      );
      COMMENT ON TABLE canned_answer IS 'Answers that staff give often, written once in three languages';
    `);
    for (const [keyword, ru, zh, en] of FIRST)
      await runner.query('INSERT INTO canned_answer (keyword, text) VALUES ($1, $2)', [
        keyword,
        JSON.stringify({ ru, zh, en }),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE canned_answer');
  }
}

const FIRST = [
  [
    'hello',
    'Здравствуйте, {buyer}! Чем можем помочь?',
    '{buyer}，您好！请问有什么可以帮您？',
    'Hello {buyer}, how can we help you?',
  ],
  [
    'pay',
    'По заказу {order} ({car}) счёт нужно оплатить до {payBefore}. После перевода загрузите платёжное поручение на странице заказа.',
    '订单 {order}（{car}）请在 {payBefore} 之前付款。转账后请在订单页面上传付款凭证。',
    'Please pay the invoice of order {order} ({car}) by {payBefore}. After the transfer, upload the payment slip on the page of the order.',
  ],
  [
    'contract',
    'Договор {contract} по заказу {order} можно прочитать и подписать на странице заказа.',
    '订单 {order} 的合同 {contract} 可在订单页面查看并签署。',
    'You can read and sign contract {contract} of order {order} on the page of the order.',
  ],
] as const;
