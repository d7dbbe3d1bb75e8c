import type { Locale } from '../locale.js';

/** The byte order mark, by which Excel recognises UTF-8; the first character of a file. */
export const CSV_START = '\uFEFF';

/** Characters that a spreadsheet takes for the start of a formula, with any preceding white space. */
const FORMULA = /^[\s\u0000]*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Adds an apostrophe, with which a spreadsheet shows a formula as text. Source: OWASP, "CSV Injection". */
const guarded = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/**
 * Returns the options of `csv-stringify` for every CSV export of the server and the browsers: the dialect (RFC 4180) that a
 * spreadsheet of the locale opens. Separated by `;` in Russian, where the comma is the decimal sign, and by `,` otherwise; every
 * cell quoted; CRLF at the end of each row; decimals with the sign of the locale. Texts cannot run as formulas; `null` and `undefined` become empty cells. A file starts
 * with `CSV_START`.
 */
export const csvDialect = (locale: Locale) => ({
  delimiter: locale === 'ru' ? ';' : ',',
  record_delimiter: 'windows',
  quoted: true,
  quoted_empty: true,
  cast: {
    string: guarded,
    boolean: String,
    number: (value: number): string => (locale === 'ru' ? String(value).replace('.', ',') : String(value)),
    object: (value: object | null): string => guarded(value === null ? '' : JSON.stringify(value)),
  },
});

/** Formats minor units as a number for spreadsheets: `67000.00`. The heading names the currency. */
export const csvMoney = (minor: number): string => (minor / 100).toFixed(2);

/** Formats an instant for spreadsheets, `2026-11-21 10:00:00`, in UTC; the heading says so. */
export const csvMoment = (iso: string | null | undefined): string =>
  iso?.slice(0, 19).replace('T', ' ') ?? '';
