import type { OutputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { read } from '../mall/api.js';

type Suggested = OutputOf<'product.search.suggest'>[number];

export interface Suggestion {
  readonly kind: Suggested['kind'];
  readonly text: string;
  /** The target of the suggestion. */
  readonly to: { readonly brandId: string } | { readonly keyword: string };
  readonly imgUrl?: string;
  readonly count?: number;
}

const SHOWN = 8;

/** Returns suggestions for the typed text; popular searches while nothing is typed. */
export function useSuggestions(typed: string, isOpen: boolean): readonly Suggestion[] {
  const keyword = useDeferredValue(typed.trim());
  const popular = useQuery({
    ...read('product.search.hotSearches', { limit: SHOWN }),
    enabled: isOpen,
    staleTime: 10 * 60_000,
  }).data;
  const suggested = useQuery({
    ...read('product.search.suggest', { keyword, limit: SHOWN }),
    enabled: isOpen && keyword !== '',
    placeholderData: keepPreviousData,
  }).data;
  if (!isOpen) return [];
  if (keyword === '') {
    return (popular ?? []).map(({ title, content }) => ({
      kind: 'search',
      text: title,
      to: { keyword: content },
    }));
  }
  return (suggested ?? []).map(({ kind, text, brandId, imgUrl, count }) => ({
    kind,
    text,
    to: brandId ? { brandId } : { keyword: text },
    imgUrl,
    count,
  }));
}
