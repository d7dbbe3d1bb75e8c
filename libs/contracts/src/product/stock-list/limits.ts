/** Limits of a stock list; whatever reads one, or takes its rows, refuses more. */
export const stockListLimits = {
  /** Cars of one list. */
  rows: 10_000,
  columns: 100,
  /** Characters of one cell. */
  cell: 2_000,
  /** Characters of all cells together, which bound what a shop can store. */
  characters: 10_000_000,
  /** Size of the file. */
  bytes: 10 * 1024 * 1024,
  /** Size of everything that a workbook has packed. */
  unpackedBytes: 120 * 1024 * 1024,
  /** Rows of one request: with the longest texts that lists have, they fit into one message of the broker. */
  rowsAtOnce: 200,
} as const;
