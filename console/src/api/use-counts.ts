import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CountQuestion, MallDataProvider } from './data-provider.js';

/** First part of the query keys of counts, by which they are refetched after a change of records. */
export const COUNTS = 'counts';

const EVERY_MS = 60_000;

/** Counts the records of each list, all in one request a minute; null where the reader may not see a list. */
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
