import { nearerEnd } from './page.js';

const ROWS = Array.from({ length: 45 }, (_, at) => at);

it('has the same rows from either end, whatever the page', () => {
  for (const limit of [1, 10, 20, 100])
    for (let offset = 0; offset < 60; offset += limit) {
      const page = nearerEnd({ limit, offset }, ROWS.length);
      const rows = (page.isReversed ? ROWS.toReversed() : ROWS).slice(page.offset, page.offset + page.limit);
      expect(page.isReversed ? rows.toReversed() : rows).toEqual(ROWS.slice(offset, offset + limit));
    }
});

it('passes over at most half of the rows', () => {
  expect(nearerEnd({ limit: 20, offset: 999_980 }, 1_000_000)).toEqual({
    limit: 20,
    offset: 0,
    isReversed: true,
  });
  expect(nearerEnd({ limit: 20, offset: 400_000 }, 1_000_000)).toEqual({
    limit: 20,
    offset: 400_000,
    isReversed: false,
  });
});
