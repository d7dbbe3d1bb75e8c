import { Bool, Id, Instant, Int, ListOf, Nested, OneOf, Text } from '@mall/validation';
import { FileLinkView } from './file-link.view.js';

export class ContractClauseView {
  @Text() clauseId!: string;
  @Text() title!: string;
  @Text({ max: 10_000 }) text!: string;
  /** Seconds for which this clause has to be on screen before it can be agreed to. */
  @Int() readSeconds!: number;
  /** Seconds left until the server accepts the agreement; clauses open one after the other. */
  @Int() agreeableInSeconds!: number;
}

/** Ways of signing a contract: drawn on screen, confirmed by a code from an SMS, or on paper. */
export const SIGNED_BY = ['screen', 'sms', 'scan'] as const;
export type SignedBy = (typeof SIGNED_BY)[number];

/** States of a scan of the contract: it waits for its check, or was accepted, sent back, or replaced. */
export const SCAN_STATES = ['waiting', 'accepted', 'sentBack', 'withdrawn'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/** The latest scan of a contract that its buyer has handed in. */
export class ContractScanView {
  @Id() scanId!: string;
  @OneOf(SCAN_STATES) state!: ScanState;
  @ListOf(() => FileLinkView) files!: FileLinkView[];
  @Instant() handedInTime!: string;
  @Instant({ optional: true }) decidedTime!: string | null;
  /** Person who checked it; staff see the login, buyers do not. */
  @Text({ optional: true }) decidedBy!: string | null;
  /** Reason why it was sent back. */
  @Text({ optional: true, max: 300 }) reason!: string | null;
}

/** The sales contract of an order. Reading it for the first time starts the clock of its clauses. */
export class SalesContractView {
  @Id() contractId!: string;
  @Text() contractNumber!: string;
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  @OneOf(['ru', 'zh', 'en']) lang!: string;
  /** Version of the template that the text was made from. */
  @Int() version!: number;
  @Text() title!: string;
  @Text({ max: 10_000 }) preamble!: string;
  @ListOf(() => ContractClauseView) clauses!: ContractClauseView[];
  /** Name as in the contract: whoever signs by typing their name types this one, in either alphabet. */
  @Text() buyerName!: string;
  @Text() buyerNameEn!: string;
  /** See `contractStatuses`. */
  @OneOf([0, 1, 2]) status!: number;
  /** SHA-256 of the exact text in all three languages. A signature sends it back, so that the text that was read is signed. */
  @Text() hash!: string;
  @Instant() issuedTime!: string;
  @Instant({ optional: true }) signedTime!: string | null;
  @OneOf(SIGNED_BY, { optional: true }) signedBy!: SignedBy | null;
  @Text({ optional: true, max: 300_000, description: 'The drawn signature, a PNG data URL' })
  signatureImg!: string | null;
  /** The phone that the code was sent to, masked. */
  @Text({ optional: true }) signedMobile!: string | null;
  /** SHA-256 over the text's hash, the moment, the way of signing and the data handed in. */
  @Text({ optional: true }) seal!: string | null;
  @ListOf(() => FileLinkView) scans!: FileLinkView[];
  @Nested(() => ContractScanView, { optional: true }) scan?: ContractScanView | null;
  @Bool() canSign!: boolean;
  /** Address that returns, to signed-in callers who may see the order, a short-lived link to the PDF in this language. */
  @Text() pdfUrl!: string;
}

export class SigningCodeView {
  /** Seconds until another code may be requested. */
  @Int() ttl!: number;
  /** Phone number that it was sent to, masked. */
  @Text() mobile!: string;
}
