import { isSameFilter, readQuery, writeQuery } from './saved-filter.js';

test('what was saved is read as it was', () => {
  const asked = {
    filter: { status: 4, shopId: '7' },
    displayedFilters: { shopId: true },
    sort: { field: 'createTime', order: 'DESC' },
  } as const;
  expect(readQuery({ query: writeQuery(asked) })).toEqual(asked);
});

test.each(['', 'status=4', '[]', '{"filter":[]}', 'null'])('%j is no filter, and breaks no page', (query) => {
  expect(readQuery({ query })).toBeUndefined();
});

test('filters are the same whatever was chosen first, and fields left empty do not count', () => {
  expect(isSameFilter({ status: 4, shopId: '7' }, { shopId: '7', status: 4, q: '' })).toBe(true);
  expect(isSameFilter({ status: 4 }, { status: 2 })).toBe(false);
  expect(isSameFilter({ status: 4 }, {})).toBe(false);
});
