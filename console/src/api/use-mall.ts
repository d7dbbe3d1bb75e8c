import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState } from 'react-admin';
import type { DictionaryOptionView } from '@mall/contracts/admin';
import type { Locale } from '@mall/web-kit';
import type { MallDataProvider } from './data-provider.js';

export const useMall = (): MallDataProvider => useDataProvider<MallDataProvider>();

export const useReaderLocale = (): Locale => useLocaleState()[0] as Locale;

const NONE: readonly DictionaryOptionView[] = [];
const DICTIONARY_MS = 10 * 60_000;

/** Choices of a dictionary in the reader's language; none while they are on their way. */
export function useDictionary(type: string): readonly DictionaryOptionView[] {
  const mall = useMall();
  const locale = useReaderLocale();
  const { data } = useQuery({
    queryKey: ['dictionary', type, locale],
    queryFn: () => mall.dictionary(type),
    staleTime: DICTIONARY_MS,
  });
  return data ?? NONE;
}
