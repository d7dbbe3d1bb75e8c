import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents are found by their own number, and by the words of their orders. */
export class SearchDocuments1764300000044 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchText(runner, {
      table: 'document',
      key: 'document_id',
      columns: ['document_number'],
      parts: ['row.document_number'],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchText(runner, 'document');
  }
}
