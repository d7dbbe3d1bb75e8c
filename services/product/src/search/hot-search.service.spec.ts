import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HotSearchService } from './hot-search.service.js';
import { InMemoryCounts } from './search-count.fakes.js';

Logger.overrideLogger(false);

let counts: InMemoryCounts;
let hot: HotSearchService;

beforeEach(async () => {
  jest.useFakeTimers();
  counts = new InMemoryCounts();
  hot = new HotSearchService(counts);
  await hot.onModuleInit();
});
afterEach(async () => {
  await hot.onModuleDestroy();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('searches are written together every ten seconds, whatever their spaces and case', async () => {
  for (const typed of ['Toyota  Camry', ' toyota camry ', 'Haval']) hot.count(typed);
  expect(counts.writes).toEqual([]);
  await pass(10_000);
  expect(counts.writes).toEqual([
    [
      { content: 'toyota camry', title: 'Toyota Camry', times: 2 },
      { content: 'haval', title: 'Haval', times: 1 },
    ],
  ]);
});

test('searches without letters and very long texts are not counted', async () => {
  hot.count('***');
  hot.count('a'.repeat(61));
  await pass(10_000);
  expect(counts.writes).toEqual([]);
});

test('a flood of different searches is limited', async () => {
  for (let n = 0; n < 1_500; n += 1) hot.count(`car ${n}`);
  await pass(10_000);
  expect(counts.writes[0]).toHaveLength(1_000);
});

test('the ranking is read every minute and stays while the database does not answer', async () => {
  hot.count('Haval', 3);
  hot.count('Chery', 5);
  await pass(60_000);
  expect(hot.current.map(({ title, seq }) => `${seq} ${title}`)).toEqual(['1 Chery', '2 Haval']);
  counts.isAway = true;
  hot.count('Geely');
  await pass(120_000);
  expect(hot.current).toHaveLength(2);
});

test('the last counts are written when the service stops', async () => {
  hot.count('Haval');
  await hot.onModuleDestroy();
  expect(counts.writes).toHaveLength(1);
});
