import type { Filter } from './filter.js';
import type { Facets } from './use-facets.js';

/** What every filter is given. */
export interface FilterProps {
  readonly filter: Filter;
  /** Undefined until counted. */
  readonly facets: Facets | undefined;
  readonly onChange: (patch: Filter) => void;
}
