import { addFoldedText, createFolding, dropFoldedText, dropFolding } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_ITEMS, SEARCHED_ORDERS } from './0042-search-orders.js';
import { SEARCHED_SLIPS } from './0043-search-slips.js';
import { SEARCHED_DOCUMENTS } from './0044-search-documents.js';

const SEARCHED = [SEARCHED_ORDERS, SEARCHED_ITEMS, SEARCHED_SLIPS, SEARCHED_DOCUMENTS];

/** Folds the texts by which staff find orders, slips and documents: ё is е, case, marks, hyphens and look-alike letters do not matter. */
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
