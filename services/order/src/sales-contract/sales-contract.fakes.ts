import type { Caller } from '@mall/contracts/define';
import { documentErrors, type ScanState } from '@mall/contracts/order';
import { fakeClient } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { aWording, InMemoryPublishedTemplates } from '../wording/published-template.fakes.js';
import { sampleFacts } from '../wording/sample-facts.js';
import type { Actor } from '../order/order.js';
import {
  ContractScanRepository,
  type CheckedScan,
  type ContractScan,
  type NewScan,
} from './contract-scan.repository.js';
import { carsSaidBy, issuedText, type ContractText, type IssuedContract } from './contract-text.js';
import {
  SalesContractRepository,
  type ReplacingText,
  type SalesContract,
  type SignatureDetails,
} from './sales-contract.repository.js';
import { SigningCodeClient } from './signing-code.client.js';

const clause = (clauseId: string) => ({ clauseId, title: clauseId, text: clauseId, readSeconds: 5 });
const text: ContractText = { title: 'Договор', preamble: '', clauses: [clause('c1'), clause('c2')] };

const { documentNumber: _number, paidAt: _paidAt, ...contractFacts } = sampleFacts;

/** Returns an unsigned contract of two clauses, five seconds each, first read a minute ago. */
export const aContract = (over: Partial<SalesContract> = {}): SalesContract => ({
  contractId: '900',
  orderId: '1001',
  contractNumber: 'UAC261121-1001',
  version: 1,
  text: { ru: text, zh: text, en: text },
  cars: carsSaidBy(null, contractFacts),
  hash: 'hash-of-the-text',
  facts: contractFacts,
  issuedAt: new Date('2026-11-21T11:00:00Z'),
  firstViewedAt: new Date('2026-11-21T11:59:00Z'),
  signedAt: null,
  signedBy: null,
  signature: null,
  scans: [],
  signedMobile: null,
  seal: null,
  scan: null,
  now: new Date('2026-11-21T12:00:00Z'),
  ...over,
});

/** Scans of contracts in memory; each contract has one waiting scan at most. */
export class InMemoryScans extends ContractScanRepository {
  private stored: ContractScan[] = [];

  constructor() {
    super(new NoDatabase());
  }

  override async ofContract(contractId: string): Promise<ContractScan[]> {
    return this.stored.filter((scan) => scan.contractId === contractId).reverse();
  }

  override async find(scanId: string): Promise<ContractScan | undefined> {
    return this.stored.find((scan) => scan.scanId === scanId);
  }

  override async checked(scanId: string): Promise<CheckedScan | undefined> {
    const scan = await this.find(scanId);
    if (!scan) return undefined;
    const { state, orderId, contractId, files, handedInAt, decidedAt, decidedByName, reason } = scan;
    return {
      ...{ scanId, state, orderId, contractId, files, handedInAt, decidedAt, decidedByName, reason },
      orderNumber: `UA261121-${orderId}`,
      orderStatus: 1,
      contractNumber: `UAC261121-${orderId}`,
      buyerName: sampleFacts.buyer.fullName,
      buyerNameEn: sampleFacts.buyer.fullNameEn,
      passportNoMasked: sampleFacts.buyer.passportNoMasked,
      cars: [{ name: { ru: 'Тигго', zh: '瑞虎', en: 'Tiggo' }, vins: ['LVVDB21B1RD000001'] }],
      totalMinor: 10_000_000,
    };
  }

  override async insert(_: EntityManager, { files, ...scan }: NewScan): Promise<void> {
    const undecided = { decidedAt: null, decidedById: null, decidedByName: null, reason: null };
    const scanId = String(this.stored.length + 1);
    if ((await this.ofContract(scan.contractId)).some(({ state }) => state === 'waiting'))
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    const handedInAt = new Date('2026-11-21T12:00:00Z');
    this.stored.push({ ...scan, ...undecided, scanId, state: 'waiting', files: [...files], handedInAt });
  }

  override async decide(
    _: EntityManager,
    scanId: string,
    state: Exclude<ScanState, 'waiting'>,
    by: Actor,
    reason: string | null,
  ): Promise<void> {
    const decided = { state, reason, decidedById: by.id, decidedByName: by.name };
    this.stored = this.stored.map((scan) =>
      scan.scanId === scanId && scan.state === 'waiting'
        ? { ...scan, ...decided, decidedAt: new Date('2026-11-21T13:00:00Z') }
        : scan,
    );
  }
}

/** One contract in memory. */
export class InMemoryContracts extends SalesContractRepository {
  private readonly former: SalesContract[] = [];

  constructor(
    public contract: SalesContract,
    private readonly handedInScans = new InMemoryScans(),
  ) {
    super(new NoDatabase(), new InMemoryPublishedTemplates(), handedInScans);
  }

  override async ofOrder(orderId: string): Promise<SalesContract | undefined> {
    return orderId === this.contract.orderId ? this.withScan() : undefined;
  }

  override async find(contractId: string): Promise<SalesContract | undefined> {
    return contractId === this.contract.contractId ? this.withScan() : undefined;
  }

  private async withScan(): Promise<SalesContract> {
    const [scan = null] = await this.handedInScans.ofContract(this.contract.contractId);
    return { ...this.contract, scan };
  }

  override async replace(
    _: EntityManager,
    contractId: string,
    { words, hash, facts, issuedAt }: ReplacingText,
  ): Promise<void> {
    if (contractId !== this.contract.contractId || this.contract.signedAt) return;
    this.former.push(this.contract);
    const text = issuedText(aWording, words, hash);
    const cars = carsSaidBy(words, facts);
    this.contract = { ...this.contract, text, cars, hash, facts, issuedAt, firstViewedAt: null };
  }

  override async textOf(contract: SalesContract, textHash: string): Promise<IssuedContract> {
    if (contract.hash === textHash) return contract;
    const former = this.former.find((one) => one.hash === textHash);
    if (!former) throw new Error(`There is no text with the hash ${textHash}.`);
    return former;
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
