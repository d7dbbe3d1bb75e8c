import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = ['username', 'nickname', 'name', 'phone'];

export const SEARCHED_STAFF = {
  table: 'staff',
  key: 'user_id',
  columns: SEARCHED,
  parts: SEARCHED.map((column) => `row.${column}`),
} as const;

/** Adds the texts by which lists and pickers find staff. */
export class SearchStaff1765000000014 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchText(runner, SEARCHED_STAFF);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchText(runner, 'staff');
  }
}
