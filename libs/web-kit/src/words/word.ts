import type { Locale, Texts } from '@mall/validation';
import { unbroken } from '@mall/validation/typography';

/** Returns the word for a code in the reader's language; the code itself when it is not in the table. */
export function word(
  table: Readonly<Record<string, Texts>>,
  code: string | undefined,
  locale: Locale,
): string {
  if (code === undefined) return '';
  return unbroken(table[code]?.[locale] ?? code);
}

interface Row {
  readonly code: number;
  readonly label: Texts;
}

/** Returns the label of a numeric status in the reader's language. */
export function statusLabel(table: Readonly<Record<string, Row>>, code: number, locale: Locale): string {
  return Object.values(table).find((row) => row.code === code)?.label[locale] ?? String(code);
}
