import { MOST_COUNTED } from '@mall/contracts/define';
import type { DataProvider, GetListParams } from 'react-admin';
import { MOST_EXPORTED, readAll } from './read-all.js';

/** Returns a list with this number of rows; `asked` records the pages that were read. */
function listOf(total: number, counted = total) {
  const asked: number[] = [];
  const getList = async (_: string, { pagination }: GetListParams) => {
    const { page, perPage } = pagination!;
    asked.push(page);
    const first = (page - 1) * perPage;
    const data = Array.from({ length: Math.max(0, Math.min(perPage, total - first)) }, (_row, at) => ({
      id: first + at,
    }));
    return { data, total: counted };
  };
  return { provider: { getList } as unknown as Pick<DataProvider, 'getList'>, asked };
}

const query = { sort: { field: 'id', order: 'ASC' as const }, filter: {} };

it.each([0, 1, 499, 500, 501, 2_000, 2_001])('every one of %d rows is read once', async (total) => {
  const { provider } = listOf(total);
  const read = await readAll(provider, 'cars', query);
  expect(read.total).toBe(total);
  expect(read.records.map(({ id }) => id)).toEqual([...Array(total).keys()]);
});

it('reads on where a search by words was not counted to its end', async () => {
  const { provider } = listOf(12_345, MOST_COUNTED + 1);
  const { records, total } = await readAll(provider, 'cars', query);
  expect([records.length, total]).toEqual([12_345, 12_345]);
});

it('a list that is longer than what can be exported says how long it is', async () => {
  const { provider } = listOf(MOST_EXPORTED + 1);
  const { records, total } = await readAll(provider, 'cars', query);
  expect([records.length, total]).toEqual([MOST_EXPORTED, MOST_EXPORTED + 1]);
});
