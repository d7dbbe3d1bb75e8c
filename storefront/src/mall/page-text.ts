import type { OutputOf } from '@mall/web-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { read } from './api.js';
import { locale } from './locale.js';

/** A text of the shop that staff edit, in the language of this page. */
export type PageText = OutputOf<'admin.pageText.shown'>;

/** What the last visit showed, so that a page is readable without a connection and need not wait for the same answer. */
const keyOf = (code: PageText['code']): string => `cars-text-${code}-${locale}`;

export function usePageText(code: PageText['code']): UseQueryResult<PageText> {
  const asked = read('admin.pageText.shown', { code, lang: locale });
  return useQuery({
    queryKey: asked.queryKey,
    queryFn: async (context: Parameters<typeof asked.queryFn>[0]): Promise<PageText> => {
      const text = await asked.queryFn(context);
      keep(text);
      return text;
    },
    initialData: () => keptText(code),
    // Shown at once, and asked for again.
    initialDataUpdatedAt: 0,
  });
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
