import { adminParamApi } from '../../admin/index.js';
import { authApi } from '../../auth/index.js';
import { consumptions, defineService, only } from '../../define/index.js';
import { fileApi } from '../../file/index.js';
import { orderEvents } from '../../order/index.js';
import { productCarApi, productEvents, productFactApi, productStockApi } from '../../product/index.js';
import { userAddressApi, userConsentApi, userEvents } from '../../user/index.js';

export const orderCalls = {
  cars: only(productCarApi, 'prodInfo'),
  stock: only(productStockApi, 'carsForCart', 'holdCars', 'releaseHold', 'extendHold', 'placesOfVins'),
  facts: only(productFactApi, 'judgeVins'),
  addresses: only(userAddressApi, 'forOrder', 'addressOf'),
  consents: only(userConsentApi, 'store'),
  files: only(fileApi, 'attach', 'describe', 'lookAtPapers', 'issueLink', 'storePaper'),
  parameters: only(adminParamApi, 'company'),
  codes: only(authApi, 'sendSigningCode', 'redeemSigningCode'),
};

export const orderDeclaration = defineService({
  name: 'order',
  calls: orderCalls,
  consumes: consumptions(
    orderEvents.paymentSlipUploaded,
    orderEvents.slipRejected,
    orderEvents.paymentPartConfirmed,
    orderEvents.payTimeExtended,
    productEvents.holdLost,
    userEvents.profileUpdated,
  ),
});
