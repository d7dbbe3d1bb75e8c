import { hydrate } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { ANSWERS } from './mall/first-page.js';
import { locale } from './mall/locale.js';
import { queryClient } from './mall/query-client.js';

/** Takes over the answers of the rendered page, unless it was rendered in another language than the browser keeps. */
export function takeAnswers(): void {
  const answers = document.getElementById(ANSWERS)?.textContent;
  if (answers && document.documentElement.lang === locale) hydrate(queryClient, JSON.parse(answers));
}

/** To be called when the page of the browser has taken the place of the rendered one; tests wait for that. */
export const endRenderedPage = (): void => document.getElementById(ANSWERS)?.remove();

/** Resolves when code and data of the first page are there. */
export function untilStarted(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
