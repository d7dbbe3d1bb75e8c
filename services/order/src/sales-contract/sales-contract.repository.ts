import { Injectable } from '@nestjs/common';
import type { SignedBy } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { TemplateContent } from '../wording/template-content.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { revivedFacts, type ContractFacts } from '../wording/contract-facts.js';
import {
  carsSaidBy,
  issuedText,
  type ContractBody,
  type ContractWords,
  type IssuedContract,
} from './contract-text.js';
import { ContractScanRepository, type ContractScan } from './contract-scan.repository.js';
import { FormerContract } from './former-contract.entity.js';
import { SalesContractEntity } from './sales-contract.entity.js';

export interface SalesContract {
  readonly contractId: string;
  readonly orderId: string;
  readonly contractNumber: string;
  readonly version: number;
  readonly text: ContractBody;
  /** List of cars as the text says it. */
  readonly cars: Texts;
  /** Hash of the exact text. */
  readonly hash: string;
  /** Facts that the text was made from. */
  readonly facts: ContractFacts;
  readonly issuedAt: Date;
  readonly firstViewedAt: Date | null;
  readonly signedAt: Date | null;
  readonly signedBy: SignedBy | null;
  readonly signature: Buffer | null;
  readonly scans: { readonly url: string; readonly originName: string }[];
  /** Masked phone that the code was sent to, when it was signed by a code. */
  readonly signedMobile: string | null;
  readonly seal: string | null;
  /** Latest scan that was handed in. */
  readonly scan: ContractScan | null;
  /** The database's clock when the row was read. */
  readonly now: Date;
}

export interface SignatureDetails {
  readonly signedBy: SignedBy;
  readonly signature: Buffer | null;
  readonly scans: readonly { readonly url: string; readonly originName: string }[];
  readonly signedMobile: string | null;
  readonly seal: string | null;
  readonly ip: string | null;
  readonly agent: string | null;
}

/** Text and facts that replace those of a contract. */
export interface ReplacingText {
  readonly words: ContractWords;
  readonly hash: string;
  readonly facts: ContractFacts;
  readonly issuedAt: Date;
}

@Injectable()
export class SalesContractRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: PublishedTemplateRepository,
    private readonly handedIn: ContractScanRepository,
  ) {}

  async ofOrder(
    orderId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<SalesContract | undefined> {
    const row = await db.getRepository(SalesContractEntity).findOneBy({ orderId });
    return row ? this.revived(row, db) : undefined;
  }

  async find(contractId: string): Promise<SalesContract | undefined> {
    const db = this.dataSource.manager;
    const row = await db.getRepository(SalesContractEntity).findOneBy({ contractId });
    return row ? this.revived(row, db) : undefined;
  }

  /** Stores the time of the first reading; later calls change nothing. */
  async startReading(contractId: string): Promise<void> {
    await this.dataSource
      .getRepository(SalesContractEntity)
      .update({ contractId, firstViewedAt: IsNull() }, { firstViewedAt: () => 'clock_timestamp()' });
  }

  async sign(tx: EntityManager, contractId: string, details: SignatureDetails): Promise<void> {
    const { ip, agent, scans, ...signature } = details;
    await tx
      .getRepository(SalesContractEntity)
      .update(
        { contractId, signedAt: IsNull() },
        { ...signature, scans: [...scans], signerIp: ip, signerAgent: agent, signedAt: () => 'now()' },
      );
  }

  /** Replaces the text. The earlier text is kept, and the new one counts as unread. */
  async replace(tx: EntityManager, contractId: string, { facts, ...text }: ReplacingText): Promise<void> {
    await tx
      .getRepository(SalesContractEntity)
      .update(
        { contractId, signedAt: IsNull() },
        { ...text, facts: { ...facts }, body: null, firstViewedAt: null },
      );
  }

  /** Returns the text with this hash that the contract has, or had before it was replaced. @throws when there is none. */
  async textOf(contract: SalesContract, textHash: string): Promise<IssuedContract> {
    const { contractId, hash } = contract;
    if (hash === textHash) return contract;
    const db = this.dataSource.manager;
    const former = await db.getRepository(FormerContract).findOneBy({ contractId, hash: textHash });
    if (!former) throw new Error(`Contract ${contractId} never had a text with the hash ${textHash}.`);
    const cars = carsSaidBy(former.words, revivedFacts(former.facts));
    return { text: await this.read(former, db), cars };
  }

  private async read(
    { body, words, version, hash }: Pick<SalesContractEntity, 'body' | 'words' | 'version' | 'hash'>,
    db: EntityManager,
  ): Promise<ContractBody> {
    return words
      ? issuedText(await this.wording(version, db), words, hash)
      : (JSON.parse(body!) as ContractBody);
  }

  private async revived(
    { body, words, facts, ...row }: SalesContractEntity,
    db: EntityManager,
  ): Promise<SalesContract> {
    const text = await this.read({ body, words, ...row }, db);
    const [scan = null] = await this.handedIn.ofContract(row.contractId, db);
    const revived = revivedFacts(facts);
    return { ...row, text, cars: carsSaidBy(words, revived), facts: revived, scan };
  }

  private async wording(version: number, db: EntityManager): Promise<TemplateContent> {
    const templateId = await this.templates.idOf('contract', version, db);
    return (await this.templates.one(templateId, db)).content;
  }
}
