import type { MigrationInterface, QueryRunner } from 'typeorm';
import { renameInChinese } from '../division/seed-divisions.js';

/** Chinese names of Russian districts by the place that each is named after, and established names of towns, as Chinese maps have them. */
export class DistrictsInChinese1765400000009 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return renameInChinese(runner);
  }

  /** The names stay: they name the same places. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
