/** A column of an export: the field and its heading. */
export interface CsvColumn {
  readonly heading: string;
  readonly value: (record: Record<string, unknown>) => unknown;
}

/** Spreadsheets take these at the start of a cell for the beginning of a formula. Source: OWASP, CSV injection. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

function cell(value: unknown, separator: string): string {
  const plain =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const safe = FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table that Excel reads right: a byte order mark for Cyrillic and Chinese, the list separator of the locale
 * (`;` where the comma is decimal), and no cell that could run as a formula.
 */
export function toCsv(
  records: readonly Record<string, unknown>[],
  columns: readonly CsvColumn[],
  locale: 'ru' | 'zh' | 'en',
): string {
  const separator = locale === 'ru' ? ';' : ',';
  const lines = [
    columns.map(({ heading }) => cell(heading, separator)),
    ...records.map((record) => columns.map(({ value }) => cell(value(record), separator))),
  ];
  return `\ufeff${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`;
}
