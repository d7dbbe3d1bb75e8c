import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prevents two items of the shop's menu from having the same address of their own. */
export class OneItemForAnAddress1765700000021 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const on = 'menu (path) WHERE component IS NOT NULL';
    await createIndexConcurrently(runner, { name: 'menu_own_address', on, isUnique: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY menu_own_address');
  }
}
