import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seedDivisions } from '../division/seed-divisions.js';

/** Towns of at least 10,000 people, for malls that were seeded with the large cities alone. */
export class RussianTowns1765000000007 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return seedDivisions(runner);
  }

  /** The towns stay: addresses and delivery regions may name them. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
