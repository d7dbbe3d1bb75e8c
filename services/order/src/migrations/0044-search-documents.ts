import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const SEARCHED_DOCUMENTS = {
  table: 'document',
  key: 'document_id',
  columns: ['document_number'],
  parts: ['row.document_number'],
} as const;

/** Adds the texts by which documents are found: their own number; the words of their orders are searched too. */
export class SearchDocuments1764300000044 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchText(runner, SEARCHED_DOCUMENTS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchText(runner, 'document');
  }
}
