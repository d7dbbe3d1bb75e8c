import type { DatabaseSchema } from '@mall/persistence';
import { InboxEntry, OutboxEvent, ParkedEvent, RelayState } from './messaging.entities.js';
import { CreateMessaging1700000000000 } from './migrations/0001-create-messaging.js';
import { SettleParkedEvents1700000000010 } from './migrations/0002-settle-parked-events.js';
import { RememberStream1700000000020 } from './migrations/0003-remember-stream.js';
import { DropOutboxTrigger1700000000030 } from './migrations/0004-drop-outbox-trigger.js';
import { DropOutboxIdIndex1700000000040 } from './migrations/0005-drop-outbox-id-index.js';
import { RenameConsumers1700000000050 } from './migrations/0006-rename-consumers.js';
import { TraceEvents1700000000060 } from './migrations/0007-trace-events.js';

/** The event tables that every service has in its schema. */
export const messagingSchema: DatabaseSchema = {
  entities: [OutboxEvent, InboxEntry, ParkedEvent, RelayState],
  migrations: [
    CreateMessaging1700000000000,
    SettleParkedEvents1700000000010,
    RememberStream1700000000020,
    DropOutboxTrigger1700000000030,
    DropOutboxIdIndex1700000000040,
    RenameConsumers1700000000050,
    TraceEvents1700000000060,
  ],
};
