import { contractStatuses, type SalesContractView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { Order } from '../order/order.js';
import { factsOf } from '../order/order-facts.js';
import { actionsFor } from '../order/order.state-machine.js';
import { readingState } from './reading-clock.js';
import { toScanView } from './contract-scan.mapper.js';
import type { SalesContract } from './sales-contract.repository.js';
import { signatureUrl } from './signature-image.js';

export function toContractView(
  contract: SalesContract,
  order: Order,
  lang: Locale,
  side: 'buyer' | 'staff',
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
    status: statusOf(contract).code,
    hash: contract.hash,
    issuedTime: contract.issuedAt.toISOString(),
    signedTime: contract.signedAt?.toISOString() ?? null,
    signedBy: contract.signedBy,
    signatureImg: contract.signature && signatureUrl(contract.signature),
    signedMobile: contract.signedMobile,
    seal: contract.seal,
    scans: [...contract.scans],
    scan: contract.scan && toScanView(contract.scan, side),
    canSign: side === 'buyer' && actions.includes('signContract'),
    pdfUrl: pdfUrlOf(order.orderId, lang),
  };
}

function statusOf({
  signedAt,
  scan,
}: SalesContract): (typeof contractStatuses)[keyof typeof contractStatuses] {
  if (signedAt) return contractStatuses.signed;
  return scan?.state === 'waiting' ? contractStatuses.toCheck : contractStatuses.unsigned;
}

/** Returns the address that gives callers who may see the order a short link to the PDF. */
const pdfUrlOf = (orderId: string, lang: Locale): string =>
  `/api/mall4cloud_order/p/contract/download?orderId=${orderId}&lang=${lang}`;
