import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@mall/local-stack';
import { messagingSchema } from '@mall/messaging';
import { madeSchema } from '../src/schema/index.js';

it('the tables of events are those that schema.sql describes', async () => {
  const described = readFileSync(join(repositoryRoot, 'libs/messaging/src/migrations/schema.sql'), 'utf8');
  expect(await madeSchema('tenant', { entities: messagingSchema.entities, migrations: [] })).toBe(described);
});
