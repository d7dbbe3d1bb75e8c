import type { DictionaryOptionView } from '@mall/contracts/admin';
import { useRead } from './use-call.js';

const NONE: readonly DictionaryOptionView[] = [];
const DICTIONARY_MS = 10 * 60_000;

/** Returns the choices of a dictionary in the reader's language; empty until they are loaded. */
export const useDictionary = (type: string): readonly DictionaryOptionView[] =>
  useRead('admin.dict.ofType', { type }, { staleTime: DICTIONARY_MS }).data ?? NONE;
