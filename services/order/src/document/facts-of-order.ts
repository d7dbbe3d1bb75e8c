import { closeTypes } from '@mall/contracts/order';
import type { ContractFacts } from '../wording/contract-facts.js';
import { inLinesOf, withVins } from '../sales-contract/contract-lines.js';
import { termsOf } from '../sales-contract/contract-terms.js';
import type { SalesContract } from '../sales-contract/sales-contract.repository.js';
import type { Order } from '../order/order.js';
import type { Payee } from '../order/payee.repository.js';
import type { ImportCost, DocumentFacts } from './document-facts.js';
import type { OrderedCar } from './document.repository.js';

interface Sources {
  readonly order: Order;
  readonly contract: SalesContract;
  readonly cars: readonly OrderedCar[];
  readonly importCosts: readonly ImportCost[];
}

/** Returns the facts of the contract as it was issued, with its signature once there is one. */
export function contractDocumentFacts({ order, contract, importCosts, ...sources }: Sources): DocumentFacts {
  const cars = inLinesOf(contract.facts, sources.cars);
  const { signedAt, signedBy, signedMobile, seal, scan } = contract;
  const handedIn = scan?.state === 'accepted' ? { handedInAt: scan.handedInAt } : {};
  return {
    stage: signedAt ? 'signed' : 'unsigned',
    documentNumber: contract.contractNumber,
    contract: withVins(contract.facts, cars),
    incoterm: order.incoterm,
    cars: cars.map(({ sheet }) => sheet),
    importCosts,
    creditedMinor: 0,
    textHash: contract.hash,
    signing: signedAt && signedBy ? { signedAt, signedBy, signedMobile, seal, ...handedIn } : null,
    paidAt: null,
  };
}

/**
 * Returns the facts of the invoice: proforma until the payment is confirmed. Rate, time to pay and bank account are the
 * present ones; a proforma with another rate is another version.
 */
export function invoiceDocumentFacts(sources: Sources & { readonly payee: Payee }): DocumentFacts {
  const { order, contract, importCosts, payee } = sources;
  const cars = inLinesOf(contract.facts, sources.cars);
  const { bankName, bankAddress, account, swift } = payee;
  const facts: ContractFacts = {
    ...withVins(contract.facts, cars),
    ...termsOf(order),
    bank: { bankName, bankAddress, account, swift },
  };
  return {
    stage: order.paidAt ? 'invoice' : 'proforma',
    documentNumber: invoiceNumberOf(contract.contractNumber),
    contract: facts,
    incoterm: order.incoterm,
    cars: cars.map(({ sheet }) => sheet),
    importCosts,
    creditedMinor: order.creditedMinor,
    textHash: null,
    signing: null,
    paidAt: order.paidAt,
  };
}

/** Returns the end of the order for its papers; empty while it continues. */
export function endOf({ state, cancelledAt, closeType }: Order): Pick<DocumentFacts, 'end'> {
  if (state !== 'cancelled' || !cancelledAt) return {};
  const how = closeType === closeTypes.refunded.code ? 'refunded' : 'cancelled';
  return { end: { how, at: cancelledAt } };
}

/** Returns the number of the invoice, `UAI261121-100001` for the contract `UAC261121-100001`. */
export const invoiceNumberOf = (contractNumber: string): string => contractNumber.replace(/^UAC/, 'UAI');
