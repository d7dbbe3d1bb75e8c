import type { MigrationInterface, QueryRunner } from 'typeorm';
import { moveTownsToDistricts, seedDivisions } from '../division/seed-divisions.js';

/**
 * Adds districts of the federal subjects, with their towns below them. Codes stay, so that addresses and delivery
 * regions still name the same places.
 */
export class RussianDistricts1765300000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await seedDivisions(runner);
    await moveTownsToDistricts(runner);
  }

  /** Keeps the districts: addresses and delivery regions may name them. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
