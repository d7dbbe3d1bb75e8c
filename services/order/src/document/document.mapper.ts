import type { LinkView } from '@mall/contracts/file';
import type { DocumentLinkView, DocumentProofView, DocumentView } from '@mall/contracts/order';
import type { Order } from '../order/order.js';
import { secondsUntil } from '../order/rate-lock.js';
import type { NewDocumentFile, IssuedDocument } from './document.repository.js';

export function toDocumentView(document: IssuedDocument): DocumentView {
  return {
    documentId: document.documentId,
    kind: document.kind,
    stage: document.stage,
    documentNumber: document.documentNumber,
    version: document.version,
    isLatest: document.isLatest,
    templateVersion: document.templateVersion,
    orderId: document.orderId,
    orderNumber: document.orderNumber,
    factsHash: document.factsHash,
    languages: [...document.languages],
    issuedTime: document.issuedAt.toISOString(),
  };
}

export function toLinkView(
  document: IssuedDocument,
  file: NewDocumentFile,
  link: LinkView,
  order: Order,
): DocumentLinkView {
  const isDue = document.stage === 'proforma' && order.state === 'unpaid';
  return {
    ...toDocumentView(document),
    languages: [...new Set([...document.languages, file.lang])].sort(),
    url: link.url,
    expiresAt: link.expiresAt,
    originName: file.originName,
    contentType: link.contentType,
    lang: file.lang,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    payBefore: isDue ? order.payBefore.toISOString() : null,
    secondsLeft: isDue ? secondsUntil(order.payBefore, order.now) : null,
  };
}

export function toProofView(document: IssuedDocument | undefined): DocumentProofView {
  return {
    isGenuine: document !== undefined,
    stage: document?.stage ?? null,
    version: document?.version ?? null,
    isLatest: document?.isLatest ?? null,
    issuedTime: document?.issuedAt.toISOString() ?? null,
  };
}
