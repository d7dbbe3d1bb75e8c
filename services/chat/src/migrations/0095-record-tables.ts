import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  {
    table: 'canned_answer',
    record: 'cannedAnswer',
    id: 'canned_answer_id',
    key: [],
    masked: [],
    leftOut: ['updated_at'],
  },
  {
    table: 'contact',
    record: 'contact',
    id: 'reader',
    key: ['contact_id'],
    masked: ['address', 'secret'],
    leftOut: [],
  },
  {
    table: 'conversation',
    record: 'conversation',
    id: 'conversation_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'last_seq', 'last_rev', 'last_content', 'last_at', 'waiting_since'],
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
