import type { Locale, OutputOf } from '@mall/web-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { read } from './api.js';
import { locale } from './locale.js';

/** A text of the shop that staff edit, in the language of this page. */
export type PageText = OutputOf<'admin.pageText.shown'>;

/** Returns the storage key of the last visit's text, which makes a page readable offline and without waiting. */
const keyOf = (code: PageText['code']): string => `cars-text-${code}-${locale}`;

/** A version that was in force, and the language in which somebody has read it; that of the page when it is unknown. */
export interface FormerText {
  readonly version: number;
  readonly lang: string | null;
}

const isLanguage = (lang: string | null | undefined): lang is Locale =>
  lang === 'ru' || lang === 'zh' || lang === 'en';

/** Returns a text as it is in force, or a former version of it. */
export function usePageText(code: PageText['code'], former?: FormerText): UseQueryResult<PageText> {
  const inForce = useTextInForce(code);
  const lang = isLanguage(former?.lang) ? former.lang : locale;
  const asked = useQuery({
    ...read('admin.pageText.shownVersion', { code, version: former?.version ?? 1, lang }),
    enabled: former !== undefined,
  });
  return former ? asked : inForce;
}

function useTextInForce(code: PageText['code']): UseQueryResult<PageText> {
  const asked = useQuery({
    ...read('admin.pageText.shown', { code, lang: locale }),
    initialData: () => keptText(code),
    // Shown at once, and refetched.
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
    // The storage is full: the page works without it.
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
