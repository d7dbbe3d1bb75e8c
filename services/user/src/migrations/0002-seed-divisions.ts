import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seedDivisions } from '../division/seed-divisions.js';

export class SeedDivisions1763700000002 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return seedDivisions(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM division');
  }
}
