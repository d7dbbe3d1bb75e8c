import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  { table: 'department', record: 'department', id: 'dept_id', key: [], masked: [], leftOut: ['created_at'] },
  { table: 'dictionary', record: 'dictionary', id: 'dict_id', key: [], masked: [], leftOut: ['created_at'] },
  {
    table: 'dictionary_item',
    record: 'dictionary',
    id: 'dict_id',
    key: ['item_id'],
    masked: [],
    leftOut: [],
  },
  {
    table: 'menu',
    record: 'menu',
    id: 'menu_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'seeded_labels'],
  },
  { table: 'micro_app', record: 'microApp', id: 'app_id', key: [], masked: [], leftOut: ['created_at'] },
  { table: 'micro_app_role', record: 'microApp', id: 'app_id', key: ['role_id'], masked: [], leftOut: [] },
  { table: 'page_text', record: 'pageText', id: 'code', key: ['version'], masked: [], leftOut: [] },
  {
    table: 'parameter',
    record: 'parameter',
    id: 'parameter_id',
    key: [],
    masked: [],
    leftOut: ['updated_at'],
  },
  { table: 'role', record: 'role', id: 'role_id', key: [], masked: [], leftOut: ['created_at'] },
  { table: 'role_department', record: 'role', id: 'role_id', key: ['dept_id'], masked: [], leftOut: [] },
  { table: 'role_menu', record: 'role', id: 'role_id', key: ['menu_id'], masked: [], leftOut: [] },
  {
    table: 'staff',
    record: 'staff',
    id: 'user_id',
    key: [],
    masked: ['phone', 'email'],
    leftOut: ['created_at'],
  },
  { table: 'staff_role', record: 'staff', id: 'user_id', key: ['role_id'], masked: [], leftOut: [] },
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
