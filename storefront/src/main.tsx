import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app/routes.js';
import { startTexts } from './i18n/index.js';
import { session } from './mall/api.js';
import { startCompany } from './mall/company.js';
import { languagePrefix, locale } from './mall/locale.js';
import { queryClient } from './mall/query-client.js';
import { takeAnswers, untilStarted } from './rendered-page.js';
import './styles/base.css';

document.documentElement.lang = locale;
takeAnswers();
const router = createBrowserRouter(routes, { basename: languagePrefix(location.pathname) });
const textsOfFirstPage = router.state.matches.flatMap(({ route }) => route.handle?.texts ?? []);

await Promise.all([startTexts(textsOfFirstPage), session.adopt(), startCompany()]);
// Until the code of the first page is there, what the server has rendered stays in sight.
await untilStarted(router);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
