import { Admin, localStorageStore, Resource } from 'react-admin';
import { authProvider } from './api/auth-provider.js';
import { dataProvider } from './api/data-provider.js';
import { queryClient } from './api/query-client.js';
import { brands } from './brands/index.js';
import { buyers } from './buyers/index.js';
import { cars } from './cars/index.js';
import { categories } from './categories/index.js';
import { Dashboard } from './dashboard/Dashboard.js';
import { departments } from './departments/index.js';
import { dealSettings } from './deal-settings/index.js';
import { dictionaries, dictionaryItems } from './dictionaries/index.js';
import { documentTemplates } from './document-templates/index.js';
import { documents } from './documents/index.js';
import { exchangeRates } from './exchange-rates/index.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { ConsoleLayout } from './layout/ConsoleLayout.js';
import { SignInPage } from './layout/SignInPage.js';
import { menus } from './menus/index.js';
import { operationLogs } from './operation-logs/index.js';
import { orders } from './orders/index.js';
import { parameters } from './parameters/index.js';
import { parkedEvents } from './parked-events/index.js';
import { reconciliation } from './reconciliation/index.js';
import { refunds } from './refunds/index.js';
import { roles } from './roles/index.js';
import { shopApplications } from './shop-applications/index.js';
import { shops } from './shops/index.js';
import { staff } from './staff/index.js';
import { synonyms } from './synonyms/index.js';
import { tariffs } from './tariffs/index.js';
import { AppearanceProvider } from './theme/AppearanceProvider.js';
import { consoleTheme } from './theme/console-theme.js';
import { vouchers } from './vouchers/index.js';

/** Columns that people keep; a new number forgets what older versions kept. */
const store = localStorageStore('2', 'mall.console');

export function App() {
  return (
    <AppearanceProvider>
      {(appearance) => (
        <Admin
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
          theme={consoleTheme(appearance)}
          darkTheme={null}
          layout={ConsoleLayout}
          loginPage={SignInPage}
          dashboard={Dashboard}
          requireAuth
          disableTelemetry
        >
          <Resource {...orders} />
          <Resource {...reconciliation} />
          <Resource {...vouchers} />
          <Resource {...refunds} />
          <Resource {...documents} />
          <Resource {...documentTemplates} />
          <Resource {...buyers} />
          <Resource name="buyer-reveals" />
          <Resource {...exchangeRates} />
          <Resource {...tariffs} />
          <Resource {...dealSettings} />
          <Resource {...cars} />
          <Resource {...brands} />
          <Resource {...categories} />
          <Resource {...synonyms} />
          <Resource {...shopApplications} />
          <Resource {...shops} />
          <Resource {...staff} />
          <Resource {...roles} />
          <Resource {...departments} />
          <Resource {...menus} />
          <Resource {...dictionaries} />
          <Resource {...dictionaryItems} />
          <Resource {...parameters} />
          <Resource {...operationLogs} />
          <Resource {...parkedEvents} />
        </Admin>
      )}
    </AppearanceProvider>
  );
}
