import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import type {
  DictionaryOptionView,
  MenuNode,
  ParkedSummaryView,
  ReplayReportView,
  SavedFilterView,
} from '@mall/contracts/admin';
import { fileIdOf } from '@mall/contracts/file';
import type { LinkView } from '@mall/contracts/file';
import type {
  DocumentLinkView,
  DocumentView,
  LedgerCheckView,
  LedgerEntryView,
  PlaceholderView,
  RateBoardView,
  SalesContractView,
  TemplatePdfView,
} from '@mall/contracts/order';
import type { RevealedPassportView } from '@mall/contracts/user';
import type { InputOf } from '@mall/web-kit';
import { asHttpError, client, download, restHttp } from './rest-http.js';

/** Records come in the simple-rest dialect; what is more than reading and writing one has a method of its own. */
export interface MallDataProvider extends DataProvider {
  /** The menu of whoever is signed in. */
  menu(): Promise<readonly MenuNode[]>;
  /** Every menu item and button, for the rights of a role. */
  menuTree(): Promise<readonly MenuNode[]>;
  dictionary(type: string): Promise<readonly DictionaryOptionView[]>;
  /** A link that opens a private file for a minute. */
  openFile(url: string): Promise<LinkView>;
  /** Stores a file; answers the address to keep. */
  upload(file: File, purpose: string): Promise<string>;
  auditSlip(decision: InputOf<'order.voucher.audit'>): Promise<void>;
  /** A slip that reached staff another way than through the shop. */
  handInSlip(slip: InputOf<'order.voucher.upload'>): Promise<void>;
  ledger(orderId: string): Promise<readonly LedgerEntryView[]>;
  checkLedger(): Promise<LedgerCheckView>;
  auditRefund(decision: InputOf<'order.refund.audit'>): Promise<void>;
  payRefund(refundId: string, bankRef: string): Promise<void>;
  writeMilestone(step: InputOf<'order.milestone.write'>): Promise<void>;
  openMilestoneFile(orderId: string, url: string): Promise<LinkView>;
  extendPayTime(orderId: string, hours: number, reason: string): Promise<void>;
  /** The order list as CSV, by the filters of the list. */
  exportOrders(filter: Readonly<Record<string, unknown>>): Promise<Blob>;
  ship(details: InputOf<'order.desk.ship'>): Promise<void>;
  cancelOrder(orderId: string, reason: string): Promise<void>;
  contractOf(orderId: string): Promise<SalesContractView>;
  papersOf(orderId: string): Promise<readonly DocumentView[]>;
  /** Issues the paper where that has not happened yet. */
  issuePaper(kind: 'contract' | 'invoice', orderId: string, lang: string): Promise<DocumentLinkView>;
  openPaper(documentId: string, lang: string): Promise<DocumentLinkView>;
  placeholders(kind: InputOf<'order.template.placeholders'>['kind']): Promise<readonly PlaceholderView[]>;
  /** A page of HTML with sample facts, for a sandboxed frame. */
  previewTemplate(content: InputOf<'order.template.preview'>): Promise<string>;
  previewTemplatePdf(content: InputOf<'order.template.previewPdf'>): Promise<TemplatePdfView>;
  publishTemplate(templateId: string, validFrom: string | undefined): Promise<void>;
  rateBoard(): Promise<RateBoardView>;
  /** Fetches the central bank's file now. */
  fetchRates(): Promise<RateBoardView>;
  parkedSummary(): Promise<readonly ParkedSummaryView[]>;
  replayParked(which: InputOf<'admin.parkedEvents.replay'>): Promise<ReplayReportView>;
  discardParked(parkedIds: readonly string[], reason: string): Promise<number>;
  auditShop(decision: InputOf<'tenant.review.audit'>): Promise<void>;
  publishCars(spuIds: readonly string[]): Promise<void>;
  withdrawCars(spuIds: readonly string[]): Promise<void>;
  takeCarsDown(spuIds: readonly string[], reason: string): Promise<void>;
  reviewCar(decision: InputOf<'product.car.review'>): Promise<void>;
  /** One's own filters of a list. */
  savedFilters(list: string): Promise<readonly SavedFilterView[]>;
  saveFilter(filter: InputOf<'admin.savedFilter.save'>): Promise<void>;
  forgetFilter(filterId: string): Promise<void>;
  revealBuyer(userId: string, reason: string): Promise<RevealedPassportView>;
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
}

const records = simpleRestProvider('/api/rest', restHttp);

const done = async (work: Promise<unknown>): Promise<void> => {
  await asHttpError(work);
};

export const dataProvider: MallDataProvider = {
  ...records,
  menu: () => asHttpError(client.call('admin.menu.own', {})),
  menuTree: () => asHttpError(client.call('admin.menu.tree', {})),
  dictionary: (type) => asHttpError(client.call('admin.dict.ofType', { type })),
  openFile: (url) => asHttpError(client.call('file.linkFor', { fileId: fileIdOf(url) ?? '' })),
  upload: async (file, purpose) => (await asHttpError(client.upload(file, { purpose }))).url,
  auditSlip: (decision) => done(client.call('order.voucher.audit', decision)),
  handInSlip: (slip) => done(client.call('order.voucher.upload', slip)),
  ledger: (orderId) => asHttpError(client.call('order.reconciliation.ledger', { orderId })),
  checkLedger: () => asHttpError(client.call('order.reconciliation.checkLedger', {})),
  auditRefund: (decision) => done(client.call('order.refund.audit', decision)),
  payRefund: (refundId, bankRef) => done(client.call('order.refund.pay', { refundId, bankRef })),
  writeMilestone: (step) => done(client.call('order.milestone.write', step)),
  openMilestoneFile: (orderId, url) => asHttpError(client.call('order.milestone.file', { orderId, url })),
  extendPayTime: (orderId, hours, reason) =>
    done(client.call('order.desk.extendPayTime', { orderId, hours, reason })),
  exportOrders: (filter) => download('/api/admin/order/export', filter),
  ship: (details) => done(client.call('order.desk.ship', details)),
  cancelOrder: (orderId, reason) => done(client.call('order.desk.cancel', { orderId, reason })),
  contractOf: (orderId) => asHttpError(client.call('order.contract.one', { orderId })),
  papersOf: (orderId) => asHttpError(client.call('order.document.ofOrder', { orderId })),
  issuePaper: (kind, orderId, lang) => asHttpError(client.call(`order.document.${kind}`, { orderId, lang })),
  openPaper: (documentId, lang) => asHttpError(client.call('order.document.download', { documentId, lang })),
  placeholders: (kind) => asHttpError(client.call('order.template.placeholders', { kind })),
  previewTemplate: async (content) =>
    (await asHttpError(client.call('order.template.preview', content))).html,
  previewTemplatePdf: (content) => asHttpError(client.call('order.template.previewPdf', content)),
  publishTemplate: (templateId, validFrom) =>
    done(client.call('order.template.publish', { templateId, validFrom })),
  rateBoard: () => asHttpError(client.call('order.rate.board', {})),
  fetchRates: () => asHttpError(client.call('order.rate.fetchNow', {})),
  parkedSummary: () => asHttpError(client.call('admin.parkedEvents.summary', {})),
  replayParked: (which) => asHttpError(client.call('admin.parkedEvents.replay', which)),
  discardParked: (parkedIds, reason) =>
    asHttpError(client.call('admin.parkedEvents.discard', { parkedIds: [...parkedIds], reason })),
  auditShop: (decision) => done(client.call('tenant.review.audit', decision)),
  publishCars: (spuIds) => done(client.call('product.car.publish', { spuIds: [...spuIds] })),
  withdrawCars: (spuIds) => done(client.call('product.car.offShelf', { spuIds: [...spuIds] })),
  takeCarsDown: (spuIds, reason) =>
    done(client.call('product.car.takeDown', { spuIds: [...spuIds], reason })),
  reviewCar: (decision) => done(client.call('product.car.review', decision)),
  savedFilters: (list) => asHttpError(client.call('admin.savedFilter.own', { list })),
  saveFilter: (filter) => done(client.call('admin.savedFilter.save', filter)),
  forgetFilter: (filterId) => done(client.call('admin.savedFilter.remove', { filterId })),
  revealBuyer: (userId, reason) => asHttpError(client.call('user.buyer.reveal', { userId, reason })),
  changePassword: (oldPassword, newPassword) =>
    done(client.call('auth.changePassword', { oldPassword, newPassword })),
};
