import type { CarFacts } from '@mall/contracts/product';
import type { DocumentStage, SignedBy } from '@mall/contracts/order';
import type { ContractText } from '../sales-contract/contract-text.js';
import type { Texts } from '@mall/validation';
import { revivedFacts, type ContractFacts } from '../wording/contract-facts.js';

/** The facts of a car that documents print, in their order. */
export const SHEET_FACTS = [
  'year',
  'firstRegDate',
  'mileageKm',
  'bodyType',
  'fuel',
  'engineCc',
  'powerHp',
  'powerKw',
  'power30MinKw',
  'gearbox',
  'drive',
  'steering',
  'colour',
  'ecoClass',
] as const satisfies readonly (keyof CarFacts)[];

/** Facts of a car when the order was placed, besides those in the contract. */
export type CarSheet = Pick<CarFacts, (typeof SHEET_FACTS)[number]>;

/** One payment at import, as shown when the order was placed; kopecks, null when it could not be calculated. */
export interface ImportPayment {
  readonly label: Texts;
  readonly amountRubMinor: number | null;
  /** Table that it was calculated from, and the day since when that is in force. */
  readonly source: string | null;
  readonly validFrom: string | null;
}

/** Costs of a car beyond its price, which the buyer pays in Russia. */
export interface ImportCost {
  /** Day for which the tables were read. */
  readonly onDate: string;
  readonly payments: readonly ImportPayment[];
  /** True where a payment has no rate, so that no total is printed; missing otherwise. */
  readonly lacksRate?: true;
}

export interface DocumentSigning {
  readonly signedAt: Date;
  readonly signedBy: SignedBy;
  readonly signedMobile: string | null;
  readonly seal: string | null;
  /** Time when the scan of a contract signed on paper was handed in; `signedAt` is when staff accepted it. */
  readonly handedInAt?: Date;
}

/** End of an order without a sale. */
export interface DocumentEnd {
  readonly how: 'cancelled' | 'refunded';
  readonly at: Date;
}

/** The facts of a document, independent of language. A document is issued again only when they change. */
export interface DocumentFacts {
  readonly stage: DocumentStage;
  readonly documentNumber: string;
  readonly contract: ContractFacts;
  readonly incoterm: string;
  /** Technical data of cars, one for each line of the contract. */
  readonly cars: readonly CarSheet[];
  /** Import costs, one for each car whose cost was calculated. */
  readonly importCosts: readonly ImportCost[];
  /** Confirmed money, fen of CNY; on a proforma that is paid in parts. */
  readonly creditedMinor: number;
  /** SHA-256 of the contract's text, which the buyer signs. */
  readonly textHash: string | null;
  readonly signing: DocumentSigning | null;
  readonly paidAt: Date | null;
  /** End without a sale; missing while the deal continues. */
  readonly end?: DocumentEnd;
}

/** Properties of one issued version. */
export interface DocumentIssue {
  readonly version: number;
  readonly issuedAt: Date;
  readonly factsHash: string;
}

/** Everything that a document is rendered from in one language. */
export interface DocumentParts {
  readonly facts: DocumentFacts;
  readonly issue: DocumentIssue;
  readonly text: ContractText;
  readonly signature?: Uint8Array;
  readonly isSample?: boolean;
}

/** Restores facts from a JSON column, in which moments are text. */
export function revivedDocumentFacts(stored: unknown): DocumentFacts {
  const facts = stored as DocumentFacts;
  return {
    ...facts,
    contract: revivedFacts(facts.contract),
    signing: facts.signing && revivedSigning(facts.signing),
    paidAt: facts.paidAt && new Date(facts.paidAt),
    ...(facts.end ? { end: { ...facts.end, at: new Date(facts.end.at) } } : {}),
  };
}

function revivedSigning(signing: DocumentSigning): DocumentSigning {
  const { handedInAt } = signing;
  const moment = handedInAt ? { handedInAt: new Date(handedInAt) } : {};
  return { ...signing, signedAt: new Date(signing.signedAt), ...moment };
}
