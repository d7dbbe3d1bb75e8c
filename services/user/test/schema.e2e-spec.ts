import { expectDescribed, pendingSchemaChanges } from '@mall/testing/schema';
import { userSchema } from '../src/schema.js';

it('has entities that describe the tables of its migrations', async () => {
  expect(await pendingSchemaChanges('user', userSchema)).toEqual([]);
});

it('has migrations that make what schema.sql and the types of tables describe', async () => {
  await expectDescribed('user', userSchema);
});
