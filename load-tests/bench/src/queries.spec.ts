import { productBrandApi, productCarApi, productSearchApi } from '@mall/contracts/product';
import type { Operation } from '@mall/contracts/define';
import { check } from '@mall/validation';
import { drawQueries } from './queries.js';

const byPath = new Map(
  [productBrandApi, productCarApi, productSearchApi]
    .flatMap((api) => Object.values<Operation>(api))
    .map((operation) => [operation.http?.split(' ')[1], operation]),
);

describe('the queries of the benchmark', () => {
  const queries = drawQueries(10_000, 2_000);

  it.each(Object.entries(queries))('are 2,000 distinct ones: %s', (_, urls) => {
    expect(new Set(urls).size).toBe(2_000);
  });

  it('are all valid requests', () => {
    for (const url of Object.values(queries).flat()) {
      const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
      const operation = byPath.get(pathname.replace('/api', ''))!;
      expect(check<object>(operation.request, Object.fromEntries(searchParams)).issues).toEqual([]);
    }
  });

  it('are the same in each run', () => {
    expect(drawQueries(10_000, 20)).toEqual(drawQueries(10_000, 20));
  });
});
