import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CountQuestion, MallDataProvider } from './data-provider.js';

/** First part of the keys of counts: what follows a change of records asks for them anew. */
export const COUNTS = 'counts';

const EVERY_MS = 60_000;

/** How many records each of these lists has, asked for in one request a minute; null where the reader may not see a list. */
export function useCounts(
  questions: readonly CountQuestion[],
  isAsked = true,
): readonly (number | null)[] | undefined {
  const { counts } = useDataProvider<MallDataProvider>();
  const { data } = useQuery({
    queryKey: [COUNTS, questions],
    queryFn: () => counts(questions),
    enabled: isAsked && questions.length > 0,
    refetchInterval: EVERY_MS,
    staleTime: 1_000,
    placeholderData: keepPreviousData,
  });
  return data;
}
