import { MANY_PEOPLE, type Operation } from '@mall/contracts/define';
import { noteReadings } from '@mall/persistence';
import type { DataSource } from 'typeorm';

type Row = Readonly<Record<string, unknown>>;

/** Records in the histories of people that they were read among many others, before the answer leaves the service. */
export class Readings {
  constructor(private readonly dataSource: Pick<DataSource, 'transaction'>) {}

  async note({ people }: Operation, answer: unknown): Promise<void> {
    if (!people) return;
    const rows = rowsOf(answer);
    if (rows.length <= MANY_PEOPLE) return;
    const ids = rows.map((row) => row[people.id]).filter((id) => id != null);
    await this.dataSource.transaction((tx) => noteReadings(tx, people.record, ids.map(String)));
  }
}

/** Returns the rows of a list or of a page in either family. */
function rowsOf(answer: unknown): readonly Row[] {
  if (Array.isArray(answer)) return answer as Row[];
  const { records, list } = answer as { readonly records?: readonly Row[]; readonly list?: readonly Row[] };
  return records ?? list ?? [];
}
