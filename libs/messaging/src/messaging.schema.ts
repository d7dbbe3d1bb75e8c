import type { DatabaseSchema } from '@mall/persistence';
import { InboxEntry, KeptAnswer, OutboxEvent, ParkedEvent, RelayState } from './messaging.entities.js';
import { MessagingBaseline1700000000000 } from './migrations/0001-messaging-baseline.js';
import { KeptAnswers1766100000000 } from './migrations/0002-kept-answers.js';

/** The tables of events and kept answers that every service has in its schema. */
export const messagingSchema: DatabaseSchema = {
  entities: [OutboxEvent, InboxEntry, KeptAnswer, ParkedEvent, RelayState],
  migrations: [MessagingBaseline1700000000000, KeptAnswers1766100000000],
};
