import { addFoldedText, createFolding, dropFoldedText, dropFolding } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_APPLICATIONS, SEARCHED_SHOPS } from './0005-search-shops.js';

const SEARCHED = [SEARCHED_SHOPS, SEARCHED_APPLICATIONS];

/** Folds the texts by which staff find shops and their applications: ё is е, case, marks, hyphens and look-alike letters do not matter. */
export class FoldSearches1766000000090 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createFolding(runner);
    for (const plan of SEARCHED) await addFoldedText(runner, plan);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const plan of SEARCHED) await dropFoldedText(runner, plan);
    await dropFolding(runner);
  }
}
