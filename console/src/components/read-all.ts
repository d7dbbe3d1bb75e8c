import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { hasUncounted } from './counted.js';

const PAGE = 500;
/** Limit of rows that a browser and a spreadsheet can handle. */
export const MOST_EXPORTED = 50_000;

interface Everything {
  readonly records: RaRecord[];
  /** Minimum number of matching rows; exceeds the number of records when the list is longer than `MOST_EXPORTED`. */
  readonly total: number;
}

/** Reads all rows of a list, page by page; a row that moved to another page meanwhile appears once. */
export async function readAll(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  query: Pick<GetListParams, 'sort' | 'filter'>,
): Promise<Everything> {
  const records = new Map<RaRecord['id'], RaRecord>();
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList(resource, {
      ...query,
      pagination: { page, perPage: PAGE },
    });
    for (const record of data) records.set(record.id, record);
    const read = page * PAGE;
    if (data.length < PAGE || (!hasUncounted(total) && read >= total))
      return { records: [...records.values()], total: Math.max(total, records.size) };
    if (read >= MOST_EXPORTED)
      return { records: [...records.values()], total: Math.max(total, records.size + 1) };
  }
}
