import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FACTS_FROM_ORDERS } from './0010-create-papers.js';

/** Adds facts to contracts without them in databases that ran the first version of 0010; their orders could not be opened. */
export class FactsOfFirstContracts1763800000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FACTS_FROM_ORDERS);
    await runner.query('ALTER TABLE sales_contract ALTER COLUMN facts SET NOT NULL');
  }

  /** Changes nothing: existing facts do no harm. */
  async down(): Promise<void> {}
}
