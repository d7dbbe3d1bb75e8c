import { partPatterns } from './fold-text.js';

/** Returns SQL for the values of a column of JSON, such as a text in three languages, as one text. */
export const valuesOf = (column: string): string =>
  `(SELECT string_agg(value, ' ') FROM jsonb_each_text(${column}))`;

/** Returns the condition that every word of a text occurs in one of the columns; a text without words occurs nowhere. */
export const containing = (
  text: string,
  columns: readonly string[],
  bind: (pattern: string) => string,
): string =>
  partPatterns(text)
    .map(bind)
    .map((pattern) => `(${columns.map((column) => `fold_text(${column}) LIKE ${pattern}`).join(' OR ')})`)
    .join(' AND ') || 'false';
