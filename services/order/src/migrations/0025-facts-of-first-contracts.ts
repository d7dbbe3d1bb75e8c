import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FACTS_FROM_ORDERS } from './0010-create-papers.js';

/** Databases that met the first version of 0010 have contracts without facts, whose orders cannot be opened. */
export class FactsOfFirstContracts1763800000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FACTS_FROM_ORDERS);
    await runner.query('ALTER TABLE sales_contract ALTER COLUMN facts SET NOT NULL');
  }

  /** Facts that are there harm nobody. */
  async down(): Promise<void> {}
}
