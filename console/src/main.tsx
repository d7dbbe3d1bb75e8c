import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { reportErrors } from '@mall/web-kit';
import { StrictMode } from 'react';
import type { I18nProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { errorLog } from './api/error-log.js';
import { connection, currentLocale, keepLocale, session } from './api/mall.js';
import { reloadWhenStale } from './api/stale-files.js';
import { loadI18nProvider } from './app/i18n-provider.js';
import { Start } from './app/Start.js';
import { tabStore } from './tabs/tab-store.js';
import '@mall/web-kit/fonts.css';
import './index.css';

let texts: I18nProvider | undefined;
reloadWhenStale(window, {
  reload: () => window.location.reload(),
  isServed: () =>
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  sentence: () => texts?.translate('console.fileMissing'),
});
keepLocale(currentLocale());
reportErrors({
  send: async (logs) => session.current && connection.call('admin.log.report', { logs }),
  keep: (report) => errorLog.add({ ...report, id: crypto.randomUUID() }),
});

session.subscribe(() => {
  if (!session.current && !session.isLocked) tabStore.clear();
});

/** The page's policy allows styles made at run time only with this nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'css', ...(nonce && { nonce }) });

async function start(): Promise<void> {
  const [i18nProvider] = await Promise.all([loadI18nProvider(), session.adopt()]);
  texts = i18nProvider;
  const start = <Start i18nProvider={i18nProvider} />;
  const router = createBrowserRouter([{ path: '*', element: start }], { basename: '/console' });
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      {/*
       * A page that is left must unmount at once: react-admin removes its queries with it, and would refetch them while it is still
       * mounted.
       */}
      <CacheProvider value={styles}>
        <RouterProvider router={router} useTransitions={false} />
      </CacheProvider>
    </StrictMode>,
  );
}

// Not awaited at the top level: the file of texts imports the one that contains this.
void start();
