import type { Locale } from '@mall/validation';

/** A label and its value, one row of a table of facts. */
export type DocumentRow = readonly [label: string, value: string];

export interface DocumentBlock {
  readonly heading: string;
  readonly rows: readonly DocumentRow[];
}

export interface DocumentSignature {
  readonly heading: string;
  readonly name: string;
  /** How and when it was signed, line by line. */
  readonly lines: readonly string[];
  /** The drawn signature as a PNG. */
  readonly picture?: Uint8Array;
}

/** The car lines of a document, as a table of strings; the last two columns are amounts. */
export interface DocumentPrices {
  readonly heading: string;
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly totals: readonly DocumentRow[];
  /** Rate, its source and its time. */
  readonly note: string;
}

/** The complete content of one document in one language; drawing it adds and omits nothing. */
export interface PrintedDocument {
  readonly lang: Locale;
  readonly title: string;
  /** `UNSIGNED`, `PROFORMA` …, on documents that are not final. */
  readonly stageLabel?: string;
  readonly company: string;
  readonly letterhead: readonly string[];
  readonly about: readonly DocumentRow[];
  readonly parties: readonly DocumentBlock[];
  readonly preamble: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  /** Whether clauses come before prices: so in a contract, not in an invoice. */
  readonly clausesFirst: boolean;
  readonly cars: readonly DocumentBlock[];
  readonly prices: DocumentPrices;
  /** Payments in Russia, which are not part of the price; each block ends with a row of their sum. */
  readonly importCosts: readonly DocumentBlock[];
  readonly bank: DocumentBlock;
  readonly signatures: readonly DocumentSignature[];
  /** On every page: number and version, and the hash that proves it. */
  readonly footer: { readonly number: string; readonly proof: string; readonly hash: string };
  /** With `{page}` and `{pages}` in it; a function cannot be sent to the worker thread. */
  readonly pageWord: string;
  /** Printed across previews. */
  readonly watermark?: string;
  /** Written into the file; the same moment makes the same bytes. */
  readonly issuedAt: Date;
}
