import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  {
    table: 'account',
    record: 'account',
    id: 'user_id',
    key: ['account_id'],
    masked: ['mobile', 'password_hash'],
    leftOut: ['created_at'],
  },
  {
    table: 'signing_key',
    record: 'signingKey',
    id: 'kid',
    key: [],
    masked: ['private_jwk'],
    leftOut: ['created_at'],
  },
  {
    table: 'social_link',
    record: 'account',
    id: 'account_id',
    key: ['issuer', 'subject'],
    masked: ['subject', 'person'],
    leftOut: [],
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
