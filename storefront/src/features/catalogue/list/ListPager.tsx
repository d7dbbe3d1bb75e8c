import { useLocation } from 'react-router';
import { StepPager } from '../../../components/ui/StepPager.js';
import type { CarPage } from '../../../mall/car-search.js';
import { pathTo } from '../../../mall/pages.js';
import { writeFilter, type Filter } from './filter.js';

/** The starts of the previous pages; stored with the visit, so that Back and Reload can use them. */
interface Trail {
  readonly starts?: readonly (string | undefined)[];
}

/** Each page starts where the previous one ended, so that no car is shown twice while cars come and go. */
export function ListPager({ filter, found }: { filter: Filter; found: CarPage }) {
  const { starts } = (useLocation().state ?? {}) as Trail;
  const page = filter.page ?? 1;
  const at = (number: number, after: string | undefined, before: Trail['starts']) => ({
    to: { pathname: pathTo('list'), search: writeFilter({ ...filter, page: number, after }) },
    state: { starts: before } satisfies Trail,
  });
  const hasMore = found.next !== undefined || page < found.pages;
  return (
    <StepPager
      page={page}
      pages={found.totalIsLowerBound ? undefined : found.pages}
      previous={page > 1 ? at(page - 1, starts?.at(-1), starts?.slice(0, -1)) : undefined}
      next={hasMore ? at(page + 1, found.next, [...(starts ?? []), filter.after]) : undefined}
    />
  );
}
