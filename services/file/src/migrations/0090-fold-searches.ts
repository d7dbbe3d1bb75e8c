import { createFolding, dropFolding } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the folding of texts for the lists of staff. */
export class FoldSearches1766000000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createFolding(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropFolding(runner);
  }
}
