import { CSV_START, csvDialect } from '@mall/validation/csv';
import type { Locale } from '@mall/validation';
import { stringify } from 'csv-stringify/browser/esm/sync';

/** Builds a whole CSV file for a download in the browser. Load it on demand: the library is larger than most pages' code. */
export const csvFile = (rows: readonly (readonly unknown[])[], locale: Locale): string =>
  CSV_START +
  stringify(
    rows.map((row) => [...row]),
    csvDialect(locale),
  );
