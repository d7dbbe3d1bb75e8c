import { skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { read } from '../../../mall/api.js';
import { slugOf } from '../../../mall/readable-paths.js';
import { useNamedMakes, type ListedMake } from './use-named-makes.js';

/** The make and series named in the path, `/cars/geely/monjaro`. */
export interface NamedMake {
  readonly make?: ListedMake | undefined;
  readonly series?: ListedMake | undefined;
  /** Whether the path names an unknown one. */
  readonly isUnknown: boolean;
  readonly isLoading: boolean;
}

/** Maximum number of series of one make. */
const MOST = 500;

export function useNamedMake(): NamedMake {
  const { make: makeName, series: seriesName } = useParams();
  const makes = useNamedMakes().data?.list;
  const make = makeName ? makes?.find((one) => slugOf(one) === makeName) : undefined;
  const below = read('product.brand.page', {
    pageNum: 1,
    pageSize: MOST,
    brandParentId: make?.brandId ?? '',
  });
  const isSeries = make !== undefined && seriesName !== undefined;
  const { data: found } = useQuery({
    ...below,
    queryFn: isSeries ? below.queryFn : skipToken,
    enabled: isSeries,
  });
  const series = seriesName ? found?.list.find((one) => slugOf(one) === seriesName) : undefined;
  return {
    make,
    series,
    isUnknown: Boolean(makeName && makes && !make) || Boolean(isSeries && found && !series),
    isLoading: Boolean(makeName && !makes) || (isSeries && !found),
  };
}
