import { adminAccessApi, adminEvents, adminParamApi, adminStaffApi } from '../../admin/index.js';
import { authApi, authEvents } from '../../auth/index.js';
import { CHAT_BROADCAST } from '../../chat/index.js';
import { consumptions, defineService, only } from '../../define/index.js';
import { fileApi, filePersonalApi } from '../../file/index.js';
import { orderDeskViewApi, orderDocumentApi, orderEvents, orderViewApi } from '../../order/index.js';
import { productCarApi, productEvents } from '../../product/index.js';
import { tenantEvents } from '../../tenant/index.js';

export const chatCalls = {
  tickets: only(authApi, 'redeemTicket'),
  staffRights: only(adminAccessApi, 'permissionsOf'),
  staff: only(adminStaffApi, 'getByIds'),
  parameters: only(adminParamApi, 'company', 'value'),
  cars: only(productCarApi, 'prodInfo'),
  orders: only(orderViewApi, 'detail'),
  orderDesk: only(orderDeskViewApi, 'one'),
  papers: only(orderDocumentApi, 'ofOrder'),
  files: only(fileApi, 'attach', 'issueLink'),
  ownFiles: only(filePersonalApi, 'remove'),
};

export const chatDeclaration = defineService({
  name: 'chat',
  calls: chatCalls,
  consumes: consumptions(
    orderEvents.submitted,
    orderEvents.contractSigned,
    orderEvents.contractHandedIn,
    orderEvents.contractSentBack,
    orderEvents.paymentSlipUploaded,
    orderEvents.slipRejected,
    orderEvents.paymentConfirmed,
    orderEvents.paymentPartConfirmed,
    orderEvents.payTimeExtended,
    orderEvents.requoted,
    orderEvents.milestoneWritten,
    orderEvents.delayed,
    orderEvents.vinsNamed,
    orderEvents.refundMoved,
    orderEvents.shipped,
    orderEvents.received,
    orderEvents.cancelled,
    orderEvents.expired,
    orderEvents.reminded,
    productEvents.carFreed,
    productEvents.carPublished,
    productEvents.carWithdrawn,
    productEvents.carsHeldElsewhere,
    productEvents.reviewsLate,
    tenantEvents.applicationSubmitted,
    tenantEvents.shopApproved,
    tenantEvents.shopRejected,
    tenantEvents.reviewLate,
    authEvents.sessionsRevoked,
    authEvents.factorChanged,
    adminEvents.rightsGranted,
  ),
  broadcasts: [CHAT_BROADCAST],
  listens: [CHAT_BROADCAST],
});
