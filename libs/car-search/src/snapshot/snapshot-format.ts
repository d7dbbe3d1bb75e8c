import type { IndexFacts, SectionName } from './index-state.js';

/** Number of the layout of the file, increased when it changes. */
export const FORMAT = 2;
/** First bytes of the file, followed by the format. */
export const MAGIC = 'MALLCARS';
/** Last bytes of the file: length and checksum of the footer, length of the file, and this text. */
export const END_MAGIC = 'CARSDONE';
export const START_BYTES = 16;
export const END_BYTES = 32;
/** Maximum bytes of the footer, which holds the ids of all makes, series, shops and attribute values; they are far below this. */
export const MOST_FOOTER_BYTES = 256 << 20;

/** Position of a state in the numbered changes of the catalogue. */
export interface FeedPosition {
  readonly version: number;
  /** Identifies the row of this version: another database, or one restored from a backup, has another row. */
  readonly mark: string;
}

/** Description of a file by itself. */
export interface SnapshotHead {
  /** Fingerprint of the build that wrote it; another build may interpret columns differently. */
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

/** Footer with the sections, which come first, so that they can be written without knowing their sizes. */
export interface SnapshotFooter extends SnapshotHead {
  readonly sections: readonly StoredSection[];
}

/** A file that is torn, changed or written by another format. */
export class UnfitSnapshotError extends Error {}
