import {
  adminPageOf,
  anyOf,
  anyone,
  buyer,
  defineApi,
  internal,
  listOf,
  nothing,
  staff,
} from '../define/index.js';
import {
  DocumentFileDto,
  DocumentIdDto,
  DocumentOfOrderDto,
  DocumentPageDto,
  NameVinsDto,
  OrdersWithVinsDto,
  OrderWithVinsView,
  VerifyDocumentDto,
} from './document.dto.js';
import { documentErrors } from './document.errors.js';
import { DocumentLinkView, DocumentProofView, DocumentView } from './document.views.js';
import { productErrors } from '../product/product.errors.js';
import { orderErrors } from './order.errors.js';

/** The buyer of an order, the merchant of its shop, and staff; the service looks at the order itself. */
const parties = anyOf(buyer(), staff('order_view'));

/**
 * Papers of an order. Bytes do not travel through operations: each download answers a link of a minute to the stored
 * private file. The first request for a language renders it; from then on the same bytes are returned.
 */
export const orderDocumentApi = defineApi('order.document', {
  invoice: {
    http: 'GET /mall4cloud_order/p/invoice/download',
    request: DocumentOfOrderDto,
    response: DocumentLinkView,
    access: parties,
    family: 'mall',
    errors: [orderErrors.orderNotFound, documentErrors.invoiceNeverIssued],
    takesLong: true,
    summary: 'The PDF of the invoice: proforma until the payment is confirmed, final after it.',
  },
  contract: {
    http: 'GET /mall4cloud_order/p/contract/download',
    request: DocumentOfOrderDto,
    response: DocumentLinkView,
    access: parties,
    family: 'mall',
    errors: [orderErrors.orderNotFound, orderErrors.contractNotFound],
    takesLong: true,
    summary: 'The PDF of the sales contract, with the signature once it is signed.',
  },
  ofOrder: {
    http: 'GET /mall4cloud_order/p/document/list',
    request: DocumentOfOrderDto,
    response: listOf(DocumentView),
    access: parties,
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'Every paper that was issued for an order, newest first, earlier versions too.',
  },
  download: {
    http: 'GET /mall4cloud_order/p/document/download',
    request: DocumentFileDto,
    response: DocumentLinkView,
    access: parties,
    family: 'mall',
    errors: [documentErrors.documentNotFound],
    takesLong: true,
    summary: 'The PDF of one issued paper, whatever has replaced it since.',
  },
  verify: {
    http: 'GET /mall4cloud_order/ua/document/verify',
    request: VerifyDocumentDto,
    response: DocumentProofView,
    access: anyone(),
    family: 'mall',
    summary: 'Whether a paper with this number and hash was issued here, for a bank or a customs office.',
  },
  list: {
    http: 'GET /admin/document/page',
    request: DocumentPageDto,
    response: adminPageOf(DocumentView),
    access: staff('document_view'),
    family: 'admin',
    summary: 'Issued papers of all orders, newest first.',
  },
  one: {
    http: 'GET /admin/document/{documentId}',
    request: DocumentIdDto,
    response: DocumentView,
    access: staff('document_view'),
    family: 'admin',
    errors: [documentErrors.documentNotFound],
    summary: 'One issued paper.',
  },
  nameVins: {
    http: 'PUT /admin/order/{orderId}/vins',
    request: NameVinsDto,
    response: nothing,
    access: staff('order_vin'),
    family: 'admin',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.orderClosed,
      documentErrors.vinFixed,
      documentErrors.vinTaken,
      documentErrors.vinOrdered,
      documentErrors.vinListed,
      documentErrors.vinsTooMany,
      documentErrors.vinMiscounted,
      documentErrors.lineNotOfOrder,
      documentErrors.vinsKept,
      productErrors.factsQuestioned,
    ],
    summary:
      'Name the VINs of cars that had none when they were ordered; issued contract and invoice get a new version.',
  },
  namedVins: {
    request: OrdersWithVinsDto,
    response: listOf(OrderWithVinsView),
    access: internal(),
    summary: 'Orders that are not cancelled and on which staff named VINs, by their ids.',
  },
});
