import type { IndexFacts, SectionName } from '../engine/index-state.js';

/** Raised when the layout of the file changes. */
export const FORMAT = 2;
/** First in the file, followed by the format. */
export const MAGIC = 'MALLCARS';
/** Last in the file: length and checksum of the footer, length of the file, and this. */
export const END_MAGIC = 'CARSDONE';
export const START_BYTES = 16;
export const END_BYTES = 32;
/** The footer holds the ids of all makes, series, shops and attribute values; far below this. */
export const MOST_FOOTER_BYTES = 256 << 20;

/** Where a state stands in the numbered changes of the catalogue. */
export interface FeedPosition {
  readonly version: number;
  /** Identifies the row of this version: another database, or one restored from a backup, has another row. */
  readonly mark: string;
}

/** What a file says about itself. */
export interface SnapshotHead {
  /** Of the build that wrote it; another build may understand columns otherwise. */
  readonly fingerprint: string;
  readonly position: FeedPosition;
  readonly facts: IndexFacts;
}

export interface StoredSection {
  readonly name: SectionName;
  readonly offset: number;
  readonly bytes: number;
  readonly crc: number;
}

/** The sections come first, so that they are written without knowing their sizes. */
export interface SnapshotFooter extends SnapshotHead {
  readonly sections: readonly StoredSection[];
}

/** A file that is torn, changed or written by another format. */
export class UnfitSnapshotError extends Error {}
