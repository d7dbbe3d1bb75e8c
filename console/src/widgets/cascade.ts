/** One choice of a level of a cascade. */
export interface CascadeOption {
  readonly code: string;
  readonly name: string;
  /** Whether nothing is below it. */
  readonly isLeaf: boolean;
}

/** The source of a cascade's levels. */
export interface CascadeSource {
  /** Unique among sources, because answers are cached by it. */
  readonly key: string;
  /** Returns the choices below a path of codes; the first level for an empty path. */
  readonly load: (path: readonly string[]) => Promise<readonly CascadeOption[]>;
}

/** Maximum number of levels. Prescribed. */
export const MAX_LEVEL = 5;

export const LEVEL_BETWEEN = ' / ';
