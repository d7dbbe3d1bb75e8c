import { addFoldedText, createFolding, dropFoldedText, dropFolding } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CARS_WITH_BRANDS } from './0021-search-by-brand.js';

/** Folds the texts by which staff find cars: ё is е, case, marks, hyphens and look-alike letters do not matter. */
export class FoldSearches1766000000090 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createFolding(runner);
    await addFoldedText(runner, CARS_WITH_BRANDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropFoldedText(runner, CARS_WITH_BRANDS);
    await dropFolding(runner);
  }
}
