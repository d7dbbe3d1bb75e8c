import type { OutputOf } from '@mall/web-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from './api.js';
import { locale } from './locale.js';

/** A text of the shop that staff edit, in the language of this page. */
export type PageText = OutputOf<'admin.pageText.shown'>;

/** What the last visit showed, so that a page is readable without a connection and need not wait for the same answer. */
const keyOf = (code: PageText['code']): string => `cars-text-${code}-${locale}`;

export function usePageText(code: PageText['code']): UseQueryResult<PageText> {
  const asked = useQuery({
    ...read('admin.pageText.shown', { code, lang: locale }),
    initialData: () => keptText(code),
    // Shown at once, and asked for again.
    initialDataUpdatedAt: 0,
  });
  const { data } = asked;
  useEffect(() => {
    if (data) keep(data);
  }, [data]);
  return asked;
}

function keep(text: PageText): void {
  try {
    localStorage.setItem(keyOf(text.code), JSON.stringify(text));
  } catch {
    // The storage is full: the page is shown all the same.
  }
}

function keptText(code: PageText['code']): PageText | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null') as Partial<PageText> | null;
    return kept?.title && Array.isArray(kept.sections) ? (kept as PageText) : undefined;
  } catch {
    return undefined;
  }
}
