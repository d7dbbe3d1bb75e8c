import { contractStatuses, type SalesContractView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { Order } from '../order/order.js';
import { factsOf } from '../order/order-facts.js';
import { actionsFor } from '../order/order.state-machine.js';
import { readingState } from './reading-clock.js';
import type { SalesContract } from './sales-contract.repository.js';
import { signatureUrl } from './signature-image.js';

export function toContractView(
  contract: SalesContract,
  order: Order,
  lang: Locale,
  isBuyer: boolean,
): SalesContractView {
  const text = contract.text[lang];
  const readings = readingState(text.clauses, contract.firstViewedAt, contract.now);
  const signed = contract.signedAt !== null;
  const actions = actionsFor({ ...factsOf(order), isContractSigned: signed }, 'buyer');
  return {
    contractId: contract.contractId,
    contractNumber: contract.contractNumber,
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    lang,
    version: contract.version,
    title: text.title,
    preamble: text.preamble,
    clauses: text.clauses.map((clause, index) => ({
      ...clause,
      agreeableInSeconds: signed ? 0 : readings[index]!.remainingSeconds,
    })),
    buyerName: contract.facts.buyer.fullName,
    buyerNameEn: contract.facts.buyer.fullNameEn,
    status: (signed ? contractStatuses.signed : contractStatuses.unsigned).code,
    hash: contract.hash,
    issuedTime: contract.issuedAt.toISOString(),
    signedTime: contract.signedAt?.toISOString() ?? null,
    signedBy: contract.signedBy,
    signatureImg: contract.signature && signatureUrl(contract.signature),
    signedMobile: contract.signedMobile,
    seal: contract.seal,
    scans: [...contract.scans],
    canSign: isBuyer && actions.includes('signContract'),
    pdfUrl: pdfUrlOf(order.orderId, lang),
  };
}

/** Answers, to who may see the order, a short link to the PDF. */
const pdfUrlOf = (orderId: string, lang: Locale): string =>
  `/api/mall4cloud_order/p/contract/download?orderId=${orderId}&lang=${lang}`;
