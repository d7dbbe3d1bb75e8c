import { hydrate } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router';
import { queryClient } from './mall/query-client.js';

/** Element that holds the answers from which the server has made the page. */
const ANSWERS = 'page-answers';

/** Takes over the answers of the rendered page, unless it was rendered in another language than the browser keeps. */
export function takeAnswers(): void {
  const element = document.getElementById(ANSWERS);
  if (!element?.textContent) return;
  hydrate(queryClient, JSON.parse(element.textContent));
  element.remove();
}

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
