import type { Locale } from '@mall/validation';

/** A label and its value, one row of a table of facts. */
export type PaperRow = readonly [label: string, value: string];

export interface PaperBlock {
  readonly heading: string;
  readonly rows: readonly PaperRow[];
}

export interface PaperSignature {
  readonly heading: string;
  readonly name: string;
  /** How and when it was signed, line by line. */
  readonly lines: readonly string[];
  /** The drawn signature as a PNG. */
  readonly picture?: Uint8Array;
}

/** The car lines of a paper, as a table of strings; the last two columns are amounts. */
export interface PaperPrices {
  readonly heading: string;
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly PaperRow[];
  /** Rate, its source and its time. */
  readonly note: string;
}

/** The complete content of one document in one language; drawing it adds and omits nothing. */
export interface Paper {
  readonly lang: Locale;
  readonly title: string;
  /** `UNSIGNED`, `PROFORMA` …, when the paper is not the last word. */
  readonly mark?: string;
  readonly company: string;
  readonly letterhead: readonly string[];
  readonly about: readonly PaperRow[];
  readonly parties: readonly PaperBlock[];
  readonly preamble: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  /** A contract says its clauses first; an invoice its prices. */
  readonly clausesFirst: boolean;
  readonly cars: readonly PaperBlock[];
  readonly prices: PaperPrices;
  /** What is paid in Russia and is no part of the price; each ends with a row of their sum. */
  readonly importCosts: readonly PaperBlock[];
  readonly bank: PaperBlock;
  readonly signatures: readonly PaperSignature[];
  /** On every page: number and version, and the hash that proves it. */
  readonly footer: { readonly number: string; readonly proof: string; readonly hash: string };
  /** With `{page}` and `{pages}` in it: a function would not travel to the thread that draws. */
  readonly pageWord: string;
  /** Printed across previews. */
  readonly watermark?: string;
  /** Written into the file; the same moment makes the same bytes. */
  readonly issuedAt: Date;
}
