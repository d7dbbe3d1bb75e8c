import type { DatabaseSchema } from '@mall/persistence';
import { InboxEntry, OutboxEvent, ParkedEvent, RelayState } from './messaging.entities.js';
import { MessagingBaseline1700000000000 } from './migrations/0001-messaging-baseline.js';

/** The event tables that every service has in its schema. */
export const messagingSchema: DatabaseSchema = {
  entities: [OutboxEvent, InboxEntry, ParkedEvent, RelayState],
  migrations: [MessagingBaseline1700000000000],
};
