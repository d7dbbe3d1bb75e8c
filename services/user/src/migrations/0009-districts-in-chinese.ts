import type { MigrationInterface, QueryRunner } from 'typeorm';
import { renameInChinese } from '../division/seed-divisions.js';

/**
 * Adds Chinese names of Russian districts by the place that each is named after, and established names of towns, as on
 * Chinese maps.
 */
export class DistrictsInChinese1765400000009 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return renameInChinese(runner);
  }

  /** Keeps the names: they name the same places. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
