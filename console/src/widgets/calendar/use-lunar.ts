import { useQuery } from '@tanstack/react-query';
import type { IsoDay } from './day.js';
import type { LunarFacts } from './lunar.js';

/** The Chinese calendar, loaded when it is used; nothing until it has come. */
export function useLunar(isUsed: boolean): ((day: IsoDay) => LunarFacts | undefined) | undefined {
  const { data } = useQuery({
    queryKey: ['lunar'],
    queryFn: () => import('./lunar.js'),
    staleTime: Infinity,
    enabled: isUsed,
  });
  return isUsed ? data?.lunarFacts : undefined;
}
