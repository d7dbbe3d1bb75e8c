import { pendingSchemaChanges } from '@mall/testing/schema';
import { productSchema } from '../src/schema.js';

it('has entities that describe the tables of its migrations', async () => {
  expect(await pendingSchemaChanges('product', productSchema)).toEqual([]);
});
