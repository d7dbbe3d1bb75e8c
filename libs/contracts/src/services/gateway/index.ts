import { adminAccessApi, adminLogApi, adminParamApi } from '../../admin/index.js';
import { allOperations, allResources } from '../../all/index.js';
import { authApi } from '../../auth/index.js';
import { defineService, only, type AnyOperation } from '../../define/index.js';
import { fileShareApi } from '../../file/index.js';
import { orderDeskViewApi } from '../../order/index.js';
import { CATALOGUE_FEED, productListingApi, productSearchApi } from '../../product/index.js';

export const gatewayCalls = {
  sessions: only(authApi, 'revokedSessions'),
  keys: only(authApi, 'jwks'),
  staffRights: only(adminAccessApi, 'permissionsOf', 'rightsOfRole'),
  searches: only(productSearchApi, 'countSearches'),
  listings: productListingApi,
  companies: only(adminParamApi, 'company'),
  sharePictures: fileShareApi,
};

/** Operations that can be reached from outside: by their own path, or as a resource of the console. */
const reachable: readonly AnyOperation[] = [
  ...allOperations.filter(({ http }) => http),
  ...allResources.flatMap(({ list, one, create, update, remove }) =>
    [list, one, create, update, remove].filter((operation) => operation !== undefined),
  ),
];

export const gatewayDeclaration = defineService({
  name: 'gateway',
  calls: gatewayCalls,
  forwards: [...new Set<AnyOperation>([...reachable, adminLogApi.record, orderDeskViewApi.exportPart])],
  consumes: [],
  listens: [CATALOGUE_FEED],
});
