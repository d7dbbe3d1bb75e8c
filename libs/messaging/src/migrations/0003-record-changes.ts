import { createRecordChanges, dropRecordChanges } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables in which triggers record every change of a record. */
export class RecordChanges1766200000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createRecordChanges(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropRecordChanges(runner);
  }
}
