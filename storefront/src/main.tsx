import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
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
import './styles/base.css';

takeAnswers();
document.documentElement.lang = locale;
const router = createBrowserRouter(routes, { basename: languagePrefix(location.pathname) });
const textsOfFirstPage = router.state.matches.flatMap(({ route }) => route.handle?.texts ?? []);

await Promise.all([startTexts(textsOfFirstPage), session.adopt(), startCompany()]);
// Until the code of the first page is there, what the server has rendered stays in sight.
await untilStarted(router);

const root = createRoot(document.getElementById('root')!);
flushSync(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
endRenderedPage();
