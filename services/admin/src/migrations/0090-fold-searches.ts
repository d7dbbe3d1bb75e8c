import {
  addFoldedText,
  createFolding,
  createIndexConcurrently,
  dropFoldedText,
  dropFolding,
} from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_STAFF } from './0014-search-staff.js';

const OF_THE_LOG = ['title', 'path', 'actor_name', 'failure'];

/** Folds the texts by which staff and entries of the log are found: ё is е, case, marks, hyphens and look-alike letters do not matter. */
export class FoldSearches1766000000090 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createFolding(runner);
    await addFoldedText(runner, SEARCHED_STAFF);
    await createIndexConcurrently(runner, {
      name: 'operation_log_folded',
      on: `operation_log USING gin (${OF_THE_LOG.map((column) => `fold_text(${column}) gin_trgm_ops`).join(', ')})`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX operation_log_folded');
    await dropFoldedText(runner, SEARCHED_STAFF);
    await dropFolding(runner);
  }
}
