import { statementsOn } from '@mall/persistence';
import type { FileTables } from './tables.generated.js';

/** Builds typed statements on the tables of this service. */
export const db = statementsOn<FileTables>();
