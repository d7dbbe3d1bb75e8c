import { statementsOn } from '@mall/persistence';
import type { AdminTables } from './tables.generated.js';

/** Builds typed statements on the tables of this service. */
export const db = statementsOn<AdminTables>();

/** Whether any value is to be written: `undefined` leaves a column unchanged, `null` empties it. */
export const hasChanges = (changes: object): boolean =>
  Object.values(changes).some((value) => value !== undefined);
