import { useQuery } from '@tanstack/react-query';
import type { IsoDay } from './day.js';
import type { LunarFacts } from './lunar.js';

/** Returns the Chinese calendar, loaded when it is used; undefined until then. */
export function useLunar(isUsed: boolean): ((day: IsoDay) => LunarFacts | undefined) | undefined {
  const { data } = useQuery({
    queryKey: ['lunar'],
    queryFn: () => import('./lunar.js'),
    staleTime: Infinity,
    enabled: isUsed,
  });
  return isUsed ? data?.lunarFacts : undefined;
}
