import type { Filter } from './filter.js';
import type { Facets } from './use-facets.js';

/** The properties of every filter. */
export interface FilterProps {
  readonly filter: Filter;
  /** Undefined until counted. */
  readonly facets: Facets | undefined;
  readonly onChange: (patch: Filter) => void;
  /** Called a few times a second while a slider moves, with the change that releasing it would make. */
  readonly onMove?: ((patch: Filter) => void) | undefined;
}
