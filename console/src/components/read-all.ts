import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { hasUncounted } from './counted.js';

const PAGE = 500;
/** A browser and a spreadsheet bear so many rows. */
export const MOST_EXPORTED = 50_000;

interface Everything {
  readonly records: RaRecord[];
  /** Rows that match, at least; more than there are records when the list is longer than `MOST_EXPORTED`. */
  readonly total: number;
}

/** All rows of a list, page by page; one that moved to another page meanwhile is there once. */
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
