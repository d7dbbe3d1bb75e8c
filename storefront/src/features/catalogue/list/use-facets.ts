import type { OutputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../mall/api.js';
import { toQuestion, type Filter } from './filter.js';

export type Facets = OutputOf<'product.search.facets'>['facets'];

/** Returns the facet counts; without them the filters work uncounted. */
export function useFacets(filter: Filter) {
  return useQuery({
    ...read('product.search.facets', toQuestion(filter)),
    placeholderData: keepPreviousData,
  });
}

/** The properties of every filter. */
export interface FilterProps {
  readonly filter: Filter;
  /** Undefined until counted. */
  readonly facets: Facets | undefined;
  readonly onChange: (patch: Filter) => void;
  /** Called a few times a second while a slider moves, with the change that releasing it would make. */
  readonly onMove?: ((patch: Filter) => void) | undefined;
}
