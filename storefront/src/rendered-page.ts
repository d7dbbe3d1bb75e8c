import { ApiError } from '@mall/web-kit';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { ANSWERS, refusedAt } from './mall/first-page.js';
import { locale } from './mall/locale.js';
import { queryClient } from './mall/query-client.js';

/** Loads the answers of the rendered page into the cache. @returns false when there are none in the browser's stored language. */
export function takeAnswers(): boolean {
  const answers = document.getElementById(ANSWERS)?.textContent;
  if (!answers || document.documentElement.lang !== locale) return false;
  const state = JSON.parse(answers) as DehydratedState;
  // Serialised refusals lose their class.
  for (const {
    queryHash,
    state: { error },
  } of state.queries)
    if (error) {
      Object.setPrototypeOf(error, ApiError.prototype);
      refusedAt.set(queryHash, location.href);
    }
  hydrate(queryClient, state);
  return true;
}

/** Marks the end of hydration; tests wait for it. */
export const endRenderedPage = (): void => document.getElementById(ANSWERS)?.remove();
