import { createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONTACTS = ['contact_name', 'uscc', 'mobile'];

export const SEARCHED_SHOPS = {
  table: 'shop',
  key: 'shop_id',
  columns: ['shop_name', 'shop_names', ...CONTACTS],
  parts: [
    'row.shop_name',
    ...['ru', 'zh', 'en'].map((language) => `row.shop_names ->> '${language}'`),
    ...CONTACTS.map((column) => `row.${column}`),
  ],
} as const;

export const SEARCHED_APPLICATIONS = {
  table: 'shop_application',
  key: 'application_id',
  columns: ['shop_name', ...CONTACTS],
  parts: ['shop_name', ...CONTACTS].map((column) => `row.${column}`),
} as const;

/** Adds the texts by which staff find shops and their applications. */
export class SearchShops1765000000005 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchText(runner, SEARCHED_SHOPS);
    await createSearchText(runner, SEARCHED_APPLICATIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSearchText(runner, 'shop_application');
    await dropSearchText(runner, 'shop');
  }
}
