import type { DictionaryOptionView } from '@mall/contracts/admin';
import { useRead } from './use-call.js';

const NONE: readonly DictionaryOptionView[] = [];
const DICTIONARY_MS = 10 * 60_000;

/** Choices of a dictionary in the reader's language; none until they arrive. */
export const useDictionary = (type: string): readonly DictionaryOptionView[] =>
  useRead('admin.dict.ofType', { type }, { staleTime: DICTIONARY_MS }).data ?? NONE;
