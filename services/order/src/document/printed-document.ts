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
  /** Way and time of signing, line by line. */
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
  /** Note with the rate, its source and its time. */
  readonly note: string;
}

/** The complete content of one document in one language; drawing it adds and omits nothing. */
export interface PrintedDocument {
  readonly lang: Locale;
  readonly title: string;
  /** Label of the stage on documents that are not final, such as `UNSIGNED` or `PROFORMA`. */
  readonly stageLabel?: string;
  readonly company: string;
  readonly letterhead: readonly string[];
  readonly about: readonly DocumentRow[];
  readonly parties: readonly DocumentBlock[];
  readonly preamble: string;
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  /** Whether clauses come before prices, as in a contract; in an invoice they follow. */
  readonly clausesFirst: boolean;
  readonly cars: readonly DocumentBlock[];
  readonly prices: DocumentPrices;
  /** Payments in Russia, which are not part of the price; each block ends with a row of their sum. */
  readonly importCosts: readonly DocumentBlock[];
  readonly bank: DocumentBlock;
  readonly signatures: readonly DocumentSignature[];
  /** Footer of every page: number and version, and the hash that proves it. */
  readonly footer: { readonly number: string; readonly proof: string; readonly hash: string };
  /** Text with `{page}` and `{pages}`; a function cannot be sent to the worker thread. */
  readonly pageWord: string;
  /** Text printed across previews. */
  readonly watermark?: string;
  /** Time of issue, written into the file; the same time gives the same bytes. */
  readonly issuedAt: Date;
}
