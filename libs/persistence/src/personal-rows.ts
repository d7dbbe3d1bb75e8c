import type { DataSource } from 'typeorm';
import { queryRows } from './query-rows.js';
import { column, rowShape } from './row-shape.js';

/** A part of the data that a service keeps about a person. */
export interface PersonalSection {
  readonly name: string;
  /**
   * Statement for the person `$1` with the columns `key`, a number by which the rows are ordered, and `row`, JSON. Rows of a section
   * of files have the id of a file as `row`.
   */
  readonly sql: string;
  readonly isOfFiles?: true;
}

/** A page of those data. */
export interface PersonalRows {
  readonly documents: readonly { readonly name: string; readonly rows: readonly unknown[] }[];
  readonly fileIds: readonly string[];
  readonly next: string | null;
}

/** Most rows of a page; with its words in three languages a row may have some 20 KB. */
const MOST_ROWS = 200;

const shape = rowShape<{ readonly key: string; readonly row: unknown }>({
  key: column.bigint,
  row: column.json<unknown>(),
});

/**
 * Returns a page of the rows that these sections have about a person.
 * @param after as the page before it has answered; undefined for the first page
 */
export async function personalRows(
  dataSource: DataSource,
  sections: readonly PersonalSection[],
  userId: string,
  after?: string,
): Promise<PersonalRows> {
  const [, at = '0', last = '-1'] = /^(\d+):(-?\d+)$/.exec(after ?? '0:-1') ?? [];
  const index = Number(at);
  const section = sections[index];
  if (!section) return { documents: [], fileIds: [], next: null };
  const rows = await queryRows(
    dataSource,
    shape,
    `SELECT key::bigint AS key, row FROM (${section.sql}) AS own (key, row)
      WHERE key > $2 ORDER BY key LIMIT ${MOST_ROWS}`,
    [userId, last],
  );
  const isMore = rows.length === MOST_ROWS;
  const next = isMore ? `${index}:${rows.at(-1)!.key}` : `${index + 1}:-1`;
  const values = rows.map(({ row }) => row);
  return {
    documents: section.isOfFiles || rows.length === 0 ? [] : [{ name: section.name, rows: values }],
    fileIds: section.isOfFiles ? values.map(String) : [],
    next: isMore || index + 1 < sections.length ? next : null,
  };
}
