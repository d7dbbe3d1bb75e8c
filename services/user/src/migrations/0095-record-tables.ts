import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  {
    table: 'address',
    record: 'buyer',
    id: 'user_id',
    key: ['addr_id'],
    masked: ['consignee', 'mobile', 'addr', 'post_code', 'lng', 'lat'],
    leftOut: ['created_at', 'updated_at'],
  },
  { table: 'division', record: 'division', id: 'area_id', key: [], masked: [], leftOut: [] },
  {
    table: 'profile',
    record: 'buyer',
    id: 'user_id',
    key: [],
    masked: [
      'user_name',
      'mobile',
      'email',
      'surname',
      'name',
      'patronymic',
      'surname_en',
      'name_en',
      'patronymic_en',
      'passport_sealed',
    ],
    leftOut: ['created_at', 'updated_at', 'missing'],
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
