import { addFoldedText, createFolding, dropFoldedText, dropFolding } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_BUYERS } from './0006-search-buyers.js';

/** Folds the texts by which staff find buyers: ё is е, case, marks, hyphens and look-alike letters do not matter. */
export class FoldSearches1766000000090 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createFolding(runner);
    await addFoldedText(runner, SEARCHED_BUYERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropFoldedText(runner, SEARCHED_BUYERS);
    await dropFolding(runner);
  }
}
