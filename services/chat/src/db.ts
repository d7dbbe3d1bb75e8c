import { statementsOn } from '@mall/persistence';
import type { ChatTables } from './tables.generated.js';

/** Builds typed statements on the tables of this service. */
export const db = statementsOn<ChatTables>();
