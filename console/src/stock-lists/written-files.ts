import {
  isNeededColumn,
  templateColumns,
  type ListColumn,
  type StockListRowView,
  type StockListView,
} from '@mall/contracts/product';
import type { Locale } from '@mall/web-kit';
import { writeXlsx, type CellValue, type DataValidation } from 'hucre/xlsx';

/** Words of the names that only the catalogue knows. */
export interface CatalogueNames {
  readonly make: readonly string[];
  readonly category: readonly string[];
}

export interface TemplateWords {
  readonly sheet: string;
  readonly words: string;
  readonly column: string;
  readonly word: string;
}

const FORMATS: Readonly<Partial<Record<ListColumn['kind'], string>>> = {
  text: '@',
  day: 'yyyy-mm-dd',
  money: '#,##0.00',
};

/** Rows of the template whose cells offer the allowed words. */
const OFFERED_ROWS = 1_000;

/** Returns an empty list: the headings in the reader's language, and the allowed words on a second sheet, which cells offer. */
export async function templateFile(
  locale: Locale,
  names: CatalogueNames,
  { sheet, words, column: columnWord, word }: TemplateWords,
): Promise<Blob> {
  const columns = templateColumns(locale);
  const lines: [string, string][] = [];
  const dataValidations: DataValidation[] = [];
  for (const [place, column] of columns.entries()) {
    const allowed = allowedWords(column, names, locale);
    if (allowed.length === 0) continue;
    // The first line of the sheet holds its headings.
    const [first, last] = [lines.length + 2, lines.length + 1 + allowed.length];
    lines.push(...allowed.map((one): [string, string] => [column.label[locale], one]));
    const letters = lettersOf(place);
    dataValidations.push({
      type: 'list',
      formula1: `'${words}'!$B$${first}:$B$${last}`,
      range: `${letters}2:${letters}${OFFERED_ROWS}`,
      allowBlank: true,
    });
  }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheet,
        rows: [columns.map((column) => `${column.label[locale]}${isNeededColumn(column) ? ' *' : ''}`)],
        columns: columns.map(({ kind }) => ({ width: 16, ...(FORMATS[kind] && { numFmt: FORMATS[kind] }) })),
        freezePane: { rows: 1 },
        dataValidations,
      },
      { name: words, rows: [[columnWord, word], ...lines], columns: [{ width: 24 }, { width: 32 }] },
    ],
  });
  return workbookOf(bytes);
}

function allowedWords({ kind, words }: ListColumn, names: CatalogueNames, locale: Locale): readonly string[] {
  if (kind === 'make' || kind === 'category') return names[kind];
  return Object.values(words ?? {}).map((word) => word[locale]);
}

function lettersOf(place: number): string {
  const before = Math.floor(place / 26);
  return `${before > 0 ? lettersOf(before - 1) : ''}${String.fromCodePoint(65 + (place % 26))}`;
}

/** Returns the refused rows as they stood in the file, with their reasons behind them. */
export async function refusedFile(
  { headings }: Pick<StockListView, 'headings'>,
  rows: readonly Pick<StockListRowView, 'cells' | 'numbers' | 'reasons'>[],
  reasonsHeading: string,
): Promise<Blob> {
  const lines = rows.map(({ cells, numbers, reasons }): CellValue[] => [
    ...cells.map((text, place) => (numbers.includes(place) ? Number(text) : text)),
    reasons.map(({ text }) => text).join('\n'),
  ]);
  const columns = [...headings.map(() => ({ width: 16 })), { width: 80 }];
  const bytes = await writeXlsx({
    sheets: [
      { name: 'List', rows: [[...headings, reasonsHeading], ...lines], columns, freezePane: { rows: 1 } },
    ],
  });
  return workbookOf(bytes);
}

const workbookOf = (bytes: Uint8Array): Blob =>
  new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
