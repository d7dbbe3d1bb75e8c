import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  {
    table: 'shop',
    record: 'shop',
    id: 'shop_id',
    key: [],
    masked: ['contact_name', 'mobile'],
    leftOut: ['created_at'],
  },
  {
    table: 'shop_application',
    record: 'shop',
    id: 'shop_id',
    key: ['application_id'],
    masked: [
      'business_license',
      'identity_card_front',
      'identity_card_later',
      'contact_name',
      'mobile',
      'bank_account',
    ],
    leftOut: ['review_reminded_at'],
  },
  {
    table: 'shop_place',
    record: 'shop',
    id: 'shop_id',
    key: [],
    masked: [],
    leftOut: ['changed_at'],
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
