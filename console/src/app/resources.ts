import type { ConsoleResource, ResourceName } from '../api/resource.js';
import { brands } from '../brands/index.js';
import { buyerReveals } from '../buyer-reveals/index.js';
import { buyers } from '../buyers/index.js';
import { cars } from '../cars/index.js';
import { categories } from '../categories/index.js';
import { contractChecks } from '../contract-checks/index.js';
import { conversations } from '../conversations/index.js';
import { dealSettings } from '../deal-settings/index.js';
import { deliveries } from '../deliveries/index.js';
import { departments } from '../departments/index.js';
import { dictionaries } from '../dictionaries/index.js';
import { dictionaryItems } from '../dictionary-items/index.js';
import { divisions } from '../divisions/index.js';
import { documentTemplates } from '../document-templates/index.js';
import { documents } from '../documents/index.js';
import { exchangeRates } from '../exchange-rates/index.js';
import { factorResets } from '../factor-resets/index.js';
import { files } from '../files/index.js';
import { heldCars } from '../held-cars/index.js';
import { menus } from '../menus/index.js';
import { microApps } from '../micro-apps/index.js';
import { onlineSessions } from '../online-sessions/index.js';
import { operationLogs } from '../operation-logs/index.js';
import { orders } from '../orders/index.js';
import { pageTexts } from '../page-texts/index.js';
import { parameters } from '../parameters/index.js';
import { parkedEvents } from '../parked-events/index.js';
import { personalRequests } from '../personal-requests/index.js';
import { plainResources } from '../plain-records/plain-resource.js';
import { priceChanges } from '../price-changes/index.js';
import { processes } from '../processes/index.js';
import { recordChanges } from '../record-changes/index.js';
import { reconciliation } from '../reconciliation/index.js';
import { refunds } from '../refunds/index.js';
import { roles } from '../roles/index.js';
import { setAside } from '../set-aside/index.js';
import { shopApplications } from '../shop-applications/index.js';
import { shopPlaces } from '../shop-places/index.js';
import { shops } from '../shops/index.js';
import { staff } from '../staff/index.js';
import { stockLists } from '../stock-lists/index.js';
import { tariffs } from '../tariffs/index.js';
import { vouchers } from '../vouchers/index.js';

/** Every resource of the console, one line each; a declared resource without a page does not compile. */
export const resources: { readonly [N in ResourceName]: ConsoleResource<N> } = {
  orders,
  reconciliation,
  'contract-checks': contractChecks,
  vouchers,
  refunds,
  'held-cars': heldCars,
  conversations,
  documents,
  'document-templates': documentTemplates,
  buyers,
  'buyer-reveals': buyerReveals,
  'exchange-rates': exchangeRates,
  tariffs,
  'deal-settings': dealSettings,
  cars,
  'stock-lists': stockLists,
  'set-aside': setAside,
  'price-changes': priceChanges,
  brands,
  categories,
  'shop-applications': shopApplications,
  shops,
  'shop-places': shopPlaces,
  staff,
  roles,
  departments,
  menus,
  dictionaries,
  'dictionary-items': dictionaryItems,
  divisions,
  'personal-requests': personalRequests,
  parameters,
  'page-texts': pageTexts,
  'micro-apps': microApps,
  files,
  'factor-resets': factorResets,
  'online-sessions': onlineSessions,
  'operation-logs': operationLogs,
  'record-changes': recordChanges,
  'parked-events': parkedEvents,
  processes,
  deliveries,
  ...plainResources,
};
