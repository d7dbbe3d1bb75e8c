import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const SEARCHED_SLIPS = {
  table: 'voucher',
  key: 'voucher_id',
  columns: ['bank_ref'],
  parts: ['row.bank_ref'],
} as const;

/** Adds the texts by which slips are found: the bank's reference; the words of their orders are searched too. */
export class SearchSlips1764200000043 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchText(runner, SEARCHED_SLIPS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchText(runner, 'voucher');
  }
}
