import { consumptions, defineService, only } from '../../define/index.js';
import {
  orderDocumentApi,
  orderEvents,
  orderLandedCostApi,
  orderRateApi,
  orderSettingApi,
} from '../../order/index.js';
import { CATALOGUE_FEED, PROOF_REPLIES, PROVE_SUBJECT } from '../../product/index.js';
import { tenantApi, tenantEvents } from '../../tenant/index.js';
import { userFavouriteApi } from '../../user/index.js';

export const productCalls = {
  rates: only(orderRateApi, 'current'),
  settings: only(orderSettingApi, 'priceLimits'),
  landedCosts: only(orderLandedCostApi, 'preference', 'figures'),
  documents: only(orderDocumentApi, 'namedVins'),
  tenants: only(tenantApi, 'cardsOf'),
  favourites: only(userFavouriteApi, 'among'),
};

export const productDeclaration = defineService({
  name: 'product',
  calls: productCalls,
  consumes: consumptions(
    tenantEvents.shopApproved,
    tenantEvents.shopClosed,
    tenantEvents.shopReopened,
    orderEvents.paymentConfirmed,
    orderEvents.cancelled,
    orderEvents.expired,
    orderEvents.vinsNamed,
  ),
  broadcasts: [CATALOGUE_FEED, `${PROOF_REPLIES}.>`],
  listens: [PROVE_SUBJECT],
});
