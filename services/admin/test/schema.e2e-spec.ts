import { pendingSchemaChanges } from '@mall/testing/schema';
import { adminSchema } from '../src/schema.js';

it('has entities that describe the tables of its migrations', async () => {
  expect(await pendingSchemaChanges('admin', adminSchema)).toEqual([]);
});
