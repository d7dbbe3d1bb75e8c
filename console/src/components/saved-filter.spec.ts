import { isSameFilter, readQuery, writeQuery } from './saved-filter.js';

test('reads a saved filter as it was saved', () => {
  const asked = {
    filter: { status: 4, shopId: '7' },
    displayedFilters: { shopId: true },
    sort: { field: 'createTime', order: 'DESC' },
  } as const;
  expect(readQuery({ query: writeQuery(asked) })).toEqual(asked);
});

test.each(['', 'status=4', '[]', '{"filter":[]}', 'null'])(
  '%j is not read as a filter and throws nothing',
  (query) => {
    expect(readQuery({ query })).toBeUndefined();
  },
);

test('filters are equal whatever the order of their fields, and empty fields are ignored', () => {
  expect(isSameFilter({ status: 4, shopId: '7' }, { shopId: '7', status: 4, q: '' })).toBe(true);
  expect(isSameFilter({ status: 4 }, { status: 2 })).toBe(false);
  expect(isSameFilter({ status: 4 }, {})).toBe(false);
});
