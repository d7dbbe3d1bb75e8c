import { addUnfoldedText, dropUnfoldedText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_ITEMS, SEARCHED_ORDERS } from './0042-search-orders.js';
import { SEARCHED_SLIPS } from './0043-search-slips.js';
import { SEARCHED_DOCUMENTS } from './0044-search-documents.js';

const SEARCHED = [SEARCHED_ORDERS, SEARCHED_ITEMS, SEARCHED_SLIPS, SEARCHED_DOCUMENTS];

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
