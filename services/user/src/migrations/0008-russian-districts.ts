import type { MigrationInterface, QueryRunner } from 'typeorm';
import { moveTownsToDistricts, seedDivisions } from '../division/seed-divisions.js';

/** Districts of the federal subjects, and their towns below them. Codes stay, so addresses and delivery regions keep what they name. */
export class RussianDistricts1765300000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await seedDivisions(runner);
    await moveTownsToDistricts(runner);
  }

  /** The districts stay: addresses and delivery regions may name them. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
