import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { readsBy, type Call, type InputOf, type OperationKey, type OutputOf } from '@mall/web-kit';
import type { DictionaryOptionView } from '@mall/contracts/admin';
import type { MallDataProvider } from './data-provider.js';
import { useReaderLocale } from './use-reader-locale.js';

export { useReaderLocale };

/** Returns the call of operations by key; a refusal is the `HttpError` that react-admin's forms and notifications expect. */
export const useCall = (): Call => useDataProvider<MallDataProvider>().call;

export const useUpload = (): MallDataProvider['upload'] => useDataProvider<MallDataProvider>().upload;

export const useDownload = (): MallDataProvider['download'] => useDataProvider<MallDataProvider>().download;

type ReadOptions<K extends OperationKey> = Omit<UseQueryOptions<OutputOf<K>>, 'queryKey' | 'queryFn'>;

/** Returns the result of a read in the reader's language; its query key starts with key and input of the operation. */
export function useRead<K extends OperationKey>(
  key: K,
  input: InputOf<K>,
  options?: ReadOptions<K>,
): UseQueryResult<OutputOf<K>> {
  const { queryKey, queryFn } = readsBy(useCall())(key, input);
  return useQuery({ ...options, queryKey: [...queryKey, useReaderLocale()], queryFn });
}

/**
 * Options of a read without whose answer a section has nothing to show: `Section` shows the reason of a failure, and a section that
 * failed does not look like an empty one. An answer from before stays.
 */
export const mustLoad = {
  throwOnError: (_: Error, { state }: { readonly state: { readonly data: unknown } }) =>
    state.data === undefined,
};

const NONE: readonly DictionaryOptionView[] = [];
const DICTIONARY_MS = 10 * 60_000;

/** Whether a read failed and nothing is known from before: an input says so, because choices that failed look like no choices. */
export const hasFailed = ({ isError, data }: Pick<UseQueryResult, 'isError' | 'data'>): boolean =>
  isError && data === undefined;

const useDictionaryRead = (type: string) =>
  useRead('admin.dict.ofType', { type }, { staleTime: DICTIONARY_MS });

/** Returns the words of a dictionary in the reader's language; empty until they are loaded. */
export const useDictionary = (type: string): readonly DictionaryOptionView[] =>
  useDictionaryRead(type).data ?? NONE;

/** Returns the choices of a dictionary for an input, and the text of a failure that the input shows below itself. */
export function useChoices(type: string) {
  const read = useDictionaryRead(type);
  const translate = useTranslate();
  return {
    choices: read.data ?? NONE,
    failure: hasFailed(read) ? translate('console.widgets.failed') : undefined,
  };
}
