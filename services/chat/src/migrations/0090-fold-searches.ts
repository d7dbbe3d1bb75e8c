import { addFoldedText, createFolding, dropFoldedText, dropFolding } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_CONVERSATIONS, SEARCHED_MESSAGES } from './0010-search-conversations.js';

const SEARCHED = [SEARCHED_CONVERSATIONS, SEARCHED_MESSAGES];

/** Folds the texts by which staff find conversations and messages: ё is е, case, marks, hyphens and look-alike letters do not matter. */
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
