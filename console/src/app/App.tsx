import { lazy, memo, Suspense } from 'react';
import { Admin, AdminContext, CustomRoutes, Loading, Resource, type I18nProvider } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from '../api/auth-provider.js';
import { dataProvider } from '../api/data-provider.js';
import { store } from '../api/own-settings.js';
import { queryClient } from '../api/query-client.js';
import { Dashboard } from '../dashboard/Dashboard.js';
import { ConsoleLayout } from '../layout/ConsoleLayout.js';
import { ERROR_PAGES, ErrorPage } from '../pages/ErrorPage.js';
import { Forward, UnknownPage } from '../pages/Forward.js';
import { MicroAppPage } from '../pages/MicroAppPage.js';
import { NoAccess } from '../pages/NoAccess.js';
import { PersonPage } from '../person/PersonPage.js';
import { SignInPage } from '../layout/SignInPage.js';
import { LockGate } from '../lock/LockGate.js';
import { LockPage } from '../lock/LockPage.js';
import { resources } from './resources.js';
import { AppearanceProvider } from '../theme/AppearanceProvider.js';

/** Loaded on demand, because few of the staff build forms. */
const GalleryPage = lazy(() => import('../gallery/GalleryPage.js'));

interface AppProps {
  readonly i18nProvider: I18nProvider;
}

/** Does not follow the address, which `Start` does. */
export const App = memo(function App({ i18nProvider }: AppProps) {
  return (
    <AppearanceProvider>
      {(theme) => (
        <LockGate
          lockPage={
            <AdminContext i18nProvider={i18nProvider} store={store} theme={theme} darkTheme={null}>
              <LockPage />
            </AdminContext>
          }
        >
          <Admin
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={store}
            theme={theme}
            darkTheme={null}
            layout={ConsoleLayout}
            loginPage={SignInPage}
            dashboard={Dashboard}
            catchAll={UnknownPage}
            accessDenied={NoAccess}
            requireAuth
            disableTelemetry
          >
            {Object.values(resources).map((resource) => (
              <Resource key={resource.name} {...resource}>
                {!resource.list && <Route path="*" element={<UnknownPage />} />}
              </Resource>
            ))}
            <CustomRoutes>
              <Route path="/info/index" element={<PersonPage />} />
              <Route path="/myiframe/:routerPath" element={<MicroAppPage />} />
              <Route
                path="/gallery"
                element={
                  <Suspense fallback={<Loading />}>
                    <GalleryPage />
                  </Suspense>
                }
              />
              <Route path="/wel/index" element={<Forward to="/" />} />
            </CustomRoutes>
            <CustomRoutes noLayout>
              {ERROR_PAGES.map((status) => (
                <Route key={status} path={`/${status}`} element={<ErrorPage status={status} />} />
              ))}
            </CustomRoutes>
          </Admin>
        </LockGate>
      )}
    </AppearanceProvider>
  );
});
