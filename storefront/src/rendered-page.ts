import { ApiError } from '@mall/web-kit';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { ANSWERS, refusedAt } from './mall/first-page.js';
import { locale } from './mall/locale.js';
import { queryClient } from './mall/query-client.js';

/** Takes over the answers of the rendered page. @returns false where there is none in the language that the browser keeps. */
export function takeAnswers(): boolean {
  const answers = document.getElementById(ANSWERS)?.textContent;
  if (!answers || document.documentElement.lang !== locale) return false;
  const state = JSON.parse(answers) as DehydratedState;
  // Refusals lose their class on the way.
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

/** To be called when the page of the browser has taken the place of the rendered one; tests wait for that. */
export const endRenderedPage = (): void => document.getElementById(ANSWERS)?.remove();
