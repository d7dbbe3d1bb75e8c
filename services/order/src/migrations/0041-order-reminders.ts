import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the deadlines of orders of which people were reminded. */
export class OrderReminders1764000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_reminder (
        order_id BIGINT NOT NULL REFERENCES sales_order,
        reminder TEXT NOT NULL,
        deadline TIMESTAMPTZ NOT NULL,
        reminded_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (order_id, reminder, deadline)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE order_reminder');
  }
}
