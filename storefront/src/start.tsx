import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/routes.js';
import { startTexts } from './i18n/index.js';
import { session } from './mall/api.js';
import { startCompany } from './mall/company.js';
import { languagePrefix, locale } from './mall/locale.js';
import { queryClient } from './mall/query-client.js';
import { endRenderedPage, takeAnswers, untilStarted } from './rendered-page.js';

takeAnswers();
document.documentElement.lang = locale;
const router = createBrowserRouter(routes, { basename: languagePrefix(location.pathname) });
const textsOfFirstPage = router.state.matches.flatMap(({ route }) => route.handle?.texts ?? []);

await Promise.all([startTexts(textsOfFirstPage), session.adopt(), startCompany()]);
// Until the code of the first page is there, what the server has rendered stays in sight.
await untilStarted(router);

/** The page of the browser takes the place of the rendered one when it is complete. */
function First({ children }: { children: ReactNode }) {
  useLayoutEffect(endRenderedPage, []);
  return children;
}

const root = createRoot(document.getElementById('root')!);
// As a transition: made in short steps, between which the browser answers to the finger.
startTransition(() =>
  root.render(
    <StrictMode>
      <First>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </First>
    </StrictMode>,
  ),
);
