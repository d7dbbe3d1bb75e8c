import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = [
  'nick_name',
  'user_name',
  'surname',
  'name',
  'patronymic',
  'surname_en',
  'name_en',
  'patronymic_en',
  'mobile',
];

export const SEARCHED_BUYERS = {
  table: 'profile',
  key: 'user_id',
  columns: SEARCHED,
  parts: SEARCHED.map((column) => `row.${column}`),
} as const;

/** Adds the texts by which staff find buyers. None of them is sealed in the profile itself. */
export class SearchBuyers1764100000006 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchText(runner, SEARCHED_BUYERS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchText(runner, 'profile');
  }
}
