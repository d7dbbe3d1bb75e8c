import { Int } from '@mall/validation';

/** Number of built-in rows that were missing and have been added. */
export class SyncedView {
  @Int() added!: number;
}
