import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  { table: 'attr', record: 'attribute', id: 'attr_id', key: [], masked: [], leftOut: [] },
  {
    table: 'attr_category',
    record: 'attribute',
    id: 'attr_id',
    key: ['category_id'],
    masked: [],
    leftOut: [],
  },
  {
    table: 'attr_value',
    record: 'attribute',
    id: 'attr_id',
    key: ['attr_value_id'],
    masked: [],
    leftOut: [],
  },
  {
    table: 'badge_limit',
    record: 'badgeLimit',
    id: 'limit_key',
    key: ['valid_from'],
    masked: [],
    leftOut: [],
  },
  {
    table: 'brand',
    record: 'brand',
    id: 'brand_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'updated_at'],
  },
  { table: 'car_affirmation', record: 'car', id: 'spu_id', key: ['affirmation_id'], masked: [], leftOut: [] },
  {
    table: 'category',
    record: 'category',
    id: 'category_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'updated_at'],
  },
  {
    table: 'listing_rule',
    record: 'listingRule',
    id: 'rule_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'updated_at'],
  },
  { table: 'price_proposal', record: 'car', id: 'spu_id', key: ['proposal_id'], masked: [], leftOut: [] },
  {
    table: 'search_synonym',
    record: 'synonym',
    id: 'synonym_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'updated_at'],
  },
  {
    table: 'set_aside',
    record: 'setAside',
    id: 'set_aside_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'version'],
  },
  {
    table: 'set_aside_decision',
    record: 'setAside',
    id: 'set_aside_id',
    key: ['version'],
    masked: [],
    leftOut: [],
  },
  { table: 'setting', record: 'catalogueSetting', id: 'only_row', key: [], masked: [], leftOut: [] },
  { table: 'sku', record: 'car', id: 'spu_id', key: ['sku_id'], masked: [], leftOut: [], isBare: true },
  {
    table: 'sku_stock',
    record: 'car',
    id: 'spu_id',
    key: ['sku_id'],
    masked: [],
    leftOut: ['actual', 'stock', 'lock_stock'],
    isBare: true,
  },
  {
    table: 'spu',
    record: 'car',
    id: 'spu_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'updated_at', 'sale_num', 'version'],
    isBare: true,
  },
  {
    table: 'stock_list',
    record: 'stockList',
    id: 'stock_list_id',
    key: [],
    masked: ['caller'],
    leftOut: ['created_at', 'updated_at'],
  },
];

/** Has the changes of these tables recorded, as their entities declared at this release. */
export class RecordTables1766300000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return recordChangesOf(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return stopRecording(
      runner,
      TABLES.map(({ table }) => table),
    );
  }
}
