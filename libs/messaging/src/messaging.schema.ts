import type { DatabaseSchema } from '@mall/persistence';
import { LeanOutbox1700000000040 } from './lean-outbox.migration.js';
import { InboxEntry, OutboxEvent, ParkedEvent, RelayState } from './messaging.entities.js';
import { CreateMessaging1700000000000 } from './messaging.migration.js';
import { SettleParked1700000000010 } from './parked.migration.js';
import { QuietOutbox1700000000030 } from './quiet-outbox.migration.js';
import { RememberStream1700000000020 } from './relay.migration.js';
import { RenameConsumers1700000000050 } from './renamed-consumers.migration.js';

/** The tables of events, which every service has in its schema. */
export const messagingSchema: DatabaseSchema = {
  entities: [OutboxEvent, InboxEntry, ParkedEvent, RelayState],
  migrations: [
    CreateMessaging1700000000000,
    SettleParked1700000000010,
    RememberStream1700000000020,
    QuietOutbox1700000000030,
    LeanOutbox1700000000040,
    RenameConsumers1700000000050,
  ],
};
