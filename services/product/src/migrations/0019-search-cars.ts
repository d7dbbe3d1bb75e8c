import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = ['ru', 'zh', 'en'];

export const SEARCHED_CARS = {
  table: 'spu',
  key: 'spu_id',
  columns: ['name', 'trim', 'party_code', 'vin', 'year'],
  parts: [
    ...['name', 'trim'].flatMap((text) => LANGUAGES.map((language) => `row.${text} ->> '${language}'`)),
    'row.party_code',
    'row.vin',
    'row.year::text',
  ],
} as const;

/** Adds the texts by which staff find cars among a million. */
export class SearchCars1700001900000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchText(runner, SEARCHED_CARS);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropSearchText(runner, 'spu');
  }
}
