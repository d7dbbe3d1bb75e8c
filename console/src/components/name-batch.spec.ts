import { NameBatch } from './name-batch.js';

const asked: (readonly string[])[] = [];
const ask = async (keys: readonly string[]) => {
  asked.push(keys);
  return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.toUpperCase()]));
};
beforeEach(() => void (asked.length = 0));

test('sends one request for concurrent calls, with each key once', async () => {
  const batch = new NameBatch();
  const names = ['anna', 'boris', 'anna', 'gone'].map((key) => batch.nameOf(key, ask));
  expect(await Promise.all(names)).toEqual(['ANNA', 'BORIS', 'ANNA', undefined]);
  expect(asked).toEqual([['anna', 'boris', 'gone']]);
});

test('sends a new request later, and several requests for many keys', async () => {
  const batch = new NameBatch();
  await batch.nameOf('anna', ask);
  await batch.nameOf('anna', ask);
  expect(asked).toHaveLength(2);
  await Promise.all(Array.from({ length: 201 }, (_, n) => batch.nameOf(`p${n}`, ask)));
  expect(asked.slice(2).map(({ length }) => length)).toEqual([200, 1]);
});
