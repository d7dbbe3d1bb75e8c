import { QueryFailedError } from 'typeorm';
import { factsOf, reasonOf } from './failure-facts.js';

const CANARY = 'Канареева Анна';

const refused = (code: string, message: string): QueryFailedError =>
  new QueryFailedError(
    'INSERT INTO profile (name) VALUES ($1)',
    [CANARY],
    Object.assign(new Error(message), {
      code,
      table: 'profile',
      constraint: 'profile_name',
      detail: `Failing row contains (1, ${CANARY}).`,
      where: `unnamed portal parameter $1 = '${CANARY}'`,
    }),
  );

it.each([
  refused('23514', 'new row for relation "profile" violates check constraint "profile_name"'),
  refused('22P02', `invalid input syntax for type bigint: "${CANARY}"`),
])('describes the place and the cause of a failed statement without values of the row: %s', (failure) => {
  const facts = factsOf(failure);
  expect(JSON.stringify(facts)).not.toContain(CANARY);
  expect(facts).toMatchObject({ type: 'QueryFailedError', table: 'profile', constraint: 'profile_name' });
  expect(facts.stack).toContain('failure-facts.spec');
  expect(reasonOf(failure)).not.toContain(CANARY);
});

it('returns any other failure unchanged', () => {
  expect(reasonOf(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(reasonOf('gone')).toBe('gone');
  expect(factsOf(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))).toMatchObject({
    code: 'ECONNREFUSED',
    message: 'no',
  });
});
