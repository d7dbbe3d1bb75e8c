import { addUnfoldedText, dropUnfoldedText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_APPLICATIONS, SEARCHED_SHOPS } from './0005-search-shops.js';

const SEARCHED = [SEARCHED_SHOPS, SEARCHED_APPLICATIONS];

/**
 * Removes the search texts that are not folded.
 * Not used since 0.2.0: the first release that has these tables searches their folded texts.
 */
export class FoldedTextAlone1766000000094 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return dropUnfoldedText(runner, SEARCHED);
  }

  down(runner: QueryRunner): Promise<void> {
    return addUnfoldedText(runner, SEARCHED);
  }
}
