import type { ContractFacts } from '../sales-contract/contract-facts.js';
import type { SalesContract } from '../sales-contract/sales-contract.repository.js';
import type { Order } from '../order/order.js';
import type { Payee } from '../order/payee.js';
import type { CarSheet, PaperFacts } from './paper-facts.js';

interface Sources {
  readonly order: Order;
  readonly contract: SalesContract;
  readonly cars: readonly CarSheet[];
}

/** The contract as it was issued, and its signature once there is one. */
export function contractPaper({ order, contract, cars }: Sources): PaperFacts {
  const { signedAt, signedBy, signedMobile, seal } = contract;
  return {
    stage: signedAt ? 'signed' : 'unsigned',
    documentNumber: contract.contractNumber,
    contract: contract.facts,
    incoterm: order.incoterm,
    cars,
    textHash: contract.hash,
    signing: signedAt && signedBy ? { signedAt, signedBy, signedMobile, seal } : null,
    paidAt: null,
  };
}

/**
 * The invoice: proforma until the payment is confirmed. Time to pay and bank account are those of now, as long as
 * nobody has paid; a proforma with another account is another version.
 */
export function invoicePaper({
  order,
  contract,
  cars,
  payee,
}: Sources & { readonly payee: Payee }): PaperFacts {
  const { bankName, bankAddress, account, swift } = payee;
  const facts: ContractFacts = {
    ...contract.facts,
    payBefore: order.payBefore,
    bank: { bankName, bankAddress, account, swift },
  };
  return {
    stage: order.paidAt ? 'invoice' : 'proforma',
    documentNumber: invoiceNumberOf(contract.contractNumber),
    contract: facts,
    incoterm: order.incoterm,
    cars,
    textHash: null,
    signing: null,
    paidAt: order.paidAt,
  };
}

/** `UAI261121-100001` beside the contract `UAC261121-100001`. */
export const invoiceNumberOf = (contractNumber: string): string => contractNumber.replace(/^UAC/, 'UAI');
