import type { Caller } from '@mall/contracts/define';
import { documentErrors } from '@mall/contracts/order';
import { fakeClient } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { sampleFacts } from '../wording/sample-facts.js';
import type { ContractText } from './contract-text.js';
import {
  SalesContractRepository,
  type SalesContract,
  type SignatureDetails,
} from './sales-contract.repository.js';
import { SigningCodeClient } from './signing-code.client.js';

const clause = (clauseId: string) => ({ clauseId, title: clauseId, text: clauseId, readSeconds: 5 });
const text: ContractText = { title: 'Договор', preamble: '', clauses: [clause('c1'), clause('c2')] };

/** An unsigned contract of two clauses, five seconds each, first read a minute ago. */
export const aContract = (over: Partial<SalesContract> = {}): SalesContract => ({
  contractId: '900',
  orderId: '1001',
  contractNumber: 'UAC261121-1001',
  version: 1,
  text: { ru: text, zh: text, en: text },
  hash: 'hash-of-the-text',
  facts: sampleFacts,
  issuedAt: new Date('2026-11-21T11:00:00Z'),
  firstViewedAt: new Date('2026-11-21T11:59:00Z'),
  signedAt: null,
  signedBy: null,
  signature: null,
  scans: [],
  signedMobile: null,
  seal: null,
  now: new Date('2026-11-21T12:00:00Z'),
  ...over,
});

/** One contract in memory. */
export class InMemoryContracts extends SalesContractRepository {
  constructor(public contract: SalesContract) {
    super(new NoDatabase(), new PublishedTemplateRepository(new NoDatabase()));
  }

  override async ofOrder(orderId: string): Promise<SalesContract | undefined> {
    return orderId === this.contract.orderId ? this.contract : undefined;
  }

  override async find(contractId: string): Promise<SalesContract | undefined> {
    return contractId === this.contract.contractId ? this.contract : undefined;
  }

  override async startReading(contractId: string): Promise<void> {
    if (contractId !== this.contract.contractId) return;
    this.contract = { ...this.contract, firstViewedAt: this.contract.firstViewedAt ?? this.contract.now };
  }

  override async sign(_: EntityManager, contractId: string, details: SignatureDetails): Promise<void> {
    if (contractId !== this.contract.contractId || this.contract.signedAt) return;
    const { signedBy, signature, scans, signedMobile, seal } = details;
    const signed = { signedBy, signature, scans: [...scans], signedMobile, seal };
    this.contract = { ...this.contract, ...signed, signedAt: this.contract.now };
  }
}

/** Accepts the code 1234; counts the tries, each of which uses a code up. */
export class FakeSigningCodes extends SigningCodeClient {
  tries = 0;

  constructor() {
    super(fakeClient({}));
  }

  override async redeem(_: Caller, __: string, code: string): Promise<string> {
    this.tries += 1;
    if (code !== '1234') throw documentErrors.signingCodeWrong();
    return '+7••••••4567';
  }
}
