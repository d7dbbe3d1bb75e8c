import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { routes } from './app/routes.js';
import { handlesAt, loadPage } from './app/routing/route-handle.js';
import { ShopRoutes } from './app/routing/ShopRoutes.js';
import { startTexts } from './i18n/index.js';
import { session } from './mall/api.js';
import { startCities } from './mall/city.js';
import { startCompany } from './mall/company.js';
import { languagePrefix, locale } from './mall/locale.js';
import { queryClient } from './mall/query-client.js';
import { endRenderedPage, takeAnswers } from './rendered-page.js';

/** Marks the page as hydrated. */
function First({ children }: { children: ReactNode }) {
  useLayoutEffect(endRenderedPage, []);
  return children;
}

/** A function, because the pages that it loads import this file: a module that awaited them would never finish. */
export async function start(): Promise<void> {
  const takesOver = takeAnswers();
  document.documentElement.lang = locale;
  const base = languagePrefix(location.pathname);

  // The page rendered by the server stays visible until the code of the first page is loaded.
  await Promise.all([
    startTexts([]),
    startCities(),
    session.adopt(),
    startCompany(),
    loadPage(handlesAt(routes, location.pathname, base)),
  ]);

  const root = document.getElementById('root')!;
  const shop = (
    <StrictMode>
      <First>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter basename={base}>
            <ShopRoutes routes={routes} />
          </BrowserRouter>
        </QueryClientProvider>
      </First>
    </StrictMode>
  );
  // As a transition: rendered in short steps, between which the browser handles input.
  startTransition(() => {
    if (takesOver) {
      for (const control of root.querySelectorAll('[inert]')) control.removeAttribute('inert');
      hydrateRoot(root, shop);
    } else createRoot(root).render(shop);
  });
}
