import { createIndexConcurrently, createSearchText, dropSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const SEARCHED_ORDERS = {
  table: 'sales_order',
  key: 'order_id',
  columns: ['order_number', 'contract_number', 'consignee', 'mobile'],
  parts: ['row.order_number', 'row.contract_number', 'row.consignee', 'row.mobile'],
} as const;

export const SEARCHED_ITEMS = {
  table: 'order_item',
  key: 'order_item_id',
  columns: ['spu_name', 'vin', 'vins'],
  parts: [
    ...['ru', 'zh', 'en'].map((language) => `row.spu_name ->> '${language}'`),
    'row.vin',
    "array_to_string(row.vins, ' ')",
  ],
} as const;

/**
 * Adds the texts by which staff find orders: the order's own numbers and people, and its cars; and an index of late
 * shipments.
 */
export class SearchOrders1764100000042 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createSearchText(runner, SEARCHED_ORDERS);
    await createSearchText(runner, SEARCHED_ITEMS);
    await createIndexConcurrently(runner, {
      name: 'sales_order_to_ship',
      on: 'sales_order (paid_at) WHERE status = 2',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sales_order_to_ship');
    await dropSearchText(runner, 'order_item');
    await dropSearchText(runner, 'sales_order');
  }
}
