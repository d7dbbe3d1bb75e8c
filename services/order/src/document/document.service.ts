import { deskOrders, hidesBlocked } from '../order/actor.js';
import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  documentErrors,
  orderErrors,
  type DocumentKind,
  type DocumentLinkView,
  type DocumentPageDto,
  type DocumentProofView,
  type DocumentView,
  type VerifyDocumentDto,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import type { Locale } from '@mall/validation';
import type { Order } from '../order/order.js';
import { OrderRepository } from '../order/order.repository.js';
import { DocumentFileService } from './document-file.service.js';
import { DocumentIssueService } from './document-issue.service.js';
import { toDocumentView, toLinkView, toProofView } from './document.mapper.js';
import { DocumentRepository, type IssuedDocument } from './document.repository.js';

@Injectable()
export class DocumentService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly documents: DocumentRepository,
    private readonly issuer: DocumentIssueService,
    private readonly rendered: DocumentFileService,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  /** Returns the latest version; issues a new one when the order's facts have changed. */
  async current(
    caller: Caller,
    orderId: string,
    kind: DocumentKind,
    lang: Locale,
  ): Promise<DocumentLinkView> {
    const order = await this.visibleOrder(caller, orderId);
    if (!order) throw orderErrors.orderNotFound();
    return this.link(await this.issuer.current(orderId, kind), order, lang);
  }

  async ofOrder(caller: Caller, orderId: string): Promise<DocumentView[]> {
    if (!(await this.visibleOrder(caller, orderId))) throw orderErrors.orderNotFound();
    return (await this.documents.ofOrder(orderId)).map(toDocumentView);
  }

  async download(caller: Caller, documentId: string, lang: Locale): Promise<DocumentLinkView> {
    const document = await this.documents.find(documentId);
    const order = document && (await this.visibleOrder(caller, document.orderId));
    if (!order) throw documentErrors.documentNotFound();
    return this.link(document, order, lang);
  }

  async verify({ number, hash }: VerifyDocumentDto): Promise<DocumentProofView> {
    return toProofView(await this.documents.proven(number.trim(), hash.toLowerCase()));
  }

  async page(request: DocumentPageDto, caller: Caller): Promise<AdminPage<DocumentView>> {
    const { rows, total } = await this.documents.page(request, hidesBlocked(caller));
    return adminPage(rows.map(toDocumentView), total, request);
  }

  async one(documentId: string): Promise<DocumentView> {
    const document = await this.documents.find(documentId);
    if (!document) throw documentErrors.documentNotFound();
    return toDocumentView(document);
  }

  private async link(document: IssuedDocument, order: Order, lang: Locale): Promise<DocumentLinkView> {
    const file = await this.rendered.fileOf(document, lang);
    const link = await this.files.issueLink({ fileId: file.fileId, seconds: 60, download: 1 });
    return toLinkView(document, file, link, order);
  }

  /** Finds an order that the caller may see: staff see every order, a buyer their own, a merchant also those of their shop. */
  private async visibleOrder(caller: Caller, orderId: string): Promise<Order | undefined> {
    if (caller.kind === 'staff') return this.orders.find(deskOrders(caller), orderId);
    const own = await this.orders.find({ of: 'buyer', userId: caller.userId! }, orderId);
    if (own || caller.kind !== 'merchant' || !caller.shopId) return own;
    return this.orders.find({ of: 'shop', shopId: caller.shopId }, orderId);
  }
}
