import { useQueries } from '@tanstack/react-query';
import { hasFailed, useReaderLocale } from '../api/use-call.js';
import type { CascadeOption, CascadeSource } from './cascade.js';

export interface CascadeLevel {
  readonly options: readonly CascadeOption[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

const HOUR_MS = 60 * 60_000;
const NONE: readonly CascadeOption[] = [];

/** Returns the levels of a cascade along a path: the first, and one below each code of the path. */
export function useCascade(
  { key, load }: CascadeSource,
  path: readonly string[],
  maxLevel: number,
): readonly CascadeLevel[] {
  const locale = useReaderLocale();
  const parents = [...path.keys(), path.length].map((length) => path.slice(0, length)).slice(0, maxLevel);
  const answers = useQueries({
    queries: parents.map((parent) => ({
      queryKey: ['cascade', key, locale, ...parent],
      queryFn: () => load(parent),
      staleTime: HOUR_MS,
    })),
  });
  return answers.map((read) => ({
    options: read.data ?? NONE,
    isLoading: read.isLoading,
    hasFailed: hasFailed(read),
  }));
}

/** Returns the names along a path as far as they are loaded; a code without a name is used itself. */
export const namesOf = (levels: readonly CascadeLevel[], path: readonly string[]): readonly string[] =>
  path.map((code, index) => levels[index]?.options.find((option) => option.code === code)?.name ?? code);
