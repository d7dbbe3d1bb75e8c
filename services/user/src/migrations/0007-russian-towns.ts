import type { MigrationInterface, QueryRunner } from 'typeorm';
import { seedDivisions } from '../division/seed-divisions.js';

/** Adds towns of at least 10,000 people, for malls that were seeded with the large cities only. */
export class RussianTowns1765000000007 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return seedDivisions(runner);
  }

  /** Keeps the towns: addresses and delivery regions may name them. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
