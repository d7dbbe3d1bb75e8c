import { type DatabaseSchema, RecordChange, RecordSeal } from '@mall/persistence';
import { InboxEntry, KeptAnswer, OutboxEvent, ParkedEvent, RelayState } from './messaging.entities.js';
import { MessagingBaseline1700000000000 } from './migrations/0001-messaging-baseline.js';
import { KeptAnswers1766100000000 } from './migrations/0002-kept-answers.js';
import { RecordChanges1766200000000 } from './migrations/0003-record-changes.js';

/** The tables of events, kept answers and recorded changes that every service has in its schema. */
export const messagingSchema: DatabaseSchema = {
  entities: [OutboxEvent, InboxEntry, KeptAnswer, ParkedEvent, RelayState, RecordChange, RecordSeal],
  migrations: [MessagingBaseline1700000000000, KeptAnswers1766100000000, RecordChanges1766200000000],
};
