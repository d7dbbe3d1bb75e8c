import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, storingServices } from '@mall/local-stack';
import { messagingSchema } from '@mall/messaging';
import { madeSchema } from '../src/schema/index.js';

it('the tables of events are those that schema.sql describes', async () => {
  const described = readFileSync(join(repositoryRoot, 'libs/messaging/src/migrations/schema.sql'), 'utf8');
  // In the schema for which `npm run write:schemas` writes them: functions name it in their search path.
  expect(await madeSchema(storingServices[0]!, { entities: messagingSchema.entities, migrations: [] })).toBe(
    described,
  );
});
