import { readFileSync } from 'node:fs';
import { madeSchema, pendingSchemaChanges } from '@mall/testing/schema';
import { fileSchema } from '../src/schema.js';

it('has entities that describe the tables of its migrations', async () => {
  expect(await pendingSchemaChanges('file', fileSchema)).toEqual([]);
});

it('has migrations that make what schema.sql describes', async () => {
  const described = readFileSync(new URL('../src/migrations/schema.sql', import.meta.url), 'utf8');
  expect(await madeSchema('file', fileSchema)).toBe(described);
});
