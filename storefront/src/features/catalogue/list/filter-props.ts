import type { Filter } from './filter.js';
import type { Facets } from './use-facets.js';

/** What every filter is given. */
export interface FilterProps {
  readonly filter: Filter;
  /** Undefined until counted. */
  readonly facets: Facets | undefined;
  readonly onChange: (patch: Filter) => void;
  /** The change that a slider would make if it were let go now; called while it moves, a few times a second. */
  readonly onMove?: ((patch: Filter) => void) | undefined;
}
