import { Int } from '@mall/validation';

/** How many built-in rows were missing and have been added. */
export class SyncedView {
  @Int() added!: number;
}
