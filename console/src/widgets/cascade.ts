/** One choice of a level of a cascade. */
export interface CascadeOption {
  readonly code: string;
  readonly name: string;
  /** Nothing below it. */
  readonly isLeaf: boolean;
}

/** Where the levels of a cascade come from. */
export interface CascadeSource {
  /** Differs from that of every other source: answers are kept under it. */
  readonly key: string;
  /** The choices below a path of codes; the first level below an empty path. */
  readonly load: (path: readonly string[]) => Promise<readonly CascadeOption[]>;
}

/** Levels at most. Prescribed. */
export const MAX_LEVEL = 5;

export const LEVEL_BETWEEN = ' / ';
