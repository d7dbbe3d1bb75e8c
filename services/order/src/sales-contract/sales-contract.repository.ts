import { Injectable } from '@nestjs/common';
import type { SignedBy } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import type { TemplateContent } from '../wording/template-content.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import { revivedFacts, type ContractFacts } from '../wording/contract-facts.js';
import { issuedText, type ContractBody, type ContractWords } from './contract-text.js';

export interface SalesContract {
  readonly contractId: string;
  readonly orderId: string;
  readonly contractNumber: string;
  readonly version: number;
  readonly text: ContractBody;
  /** Of the exact text. */
  readonly hash: string;
  /** What the text was made of. */
  readonly facts: ContractFacts;
  readonly issuedAt: Date;
  readonly firstViewedAt: Date | null;
  readonly signedAt: Date | null;
  readonly signedBy: SignedBy | null;
  readonly signature: Buffer | null;
  readonly scans: { readonly url: string; readonly originName: string }[];
  /** Masked; where the code went, when it was signed by one. */
  readonly signedMobile: string | null;
  readonly seal: string | null;
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

interface Row extends Omit<SalesContract, 'text' | 'facts'> {
  /** Its whole text, of contracts from before words were kept. */
  readonly body: string | null;
  readonly words: ContractWords | null;
  readonly facts: unknown;
}

const SELECT = `SELECT contract_id AS "contractId", order_id AS "orderId", contract_number AS "contractNumber", version,
  body, words, hash, facts, issued_at AS "issuedAt", first_viewed_at AS "firstViewedAt", signed_at AS "signedAt",
  signed_by AS "signedBy", signature, scans, signed_mobile AS "signedMobile", seal, clock_timestamp() AS now FROM sales_contract`;

@Injectable()
export class SalesContractRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: PublishedTemplateRepository,
  ) {}

  async ofOrder(
    orderId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<SalesContract | undefined> {
    const [row] = (await db.query(`${SELECT} WHERE order_id = $1`, [orderId])) as Row[];
    return row && this.revived(row, db);
  }

  async find(contractId: string): Promise<SalesContract | undefined> {
    const db = this.dataSource.manager;
    const [row] = (await db.query(`${SELECT} WHERE contract_id = $1`, [contractId])) as Row[];
    return row && this.revived(row, db);
  }

  /** The first look starts the clock; later ones change nothing. */
  async startReading(contractId: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE sales_contract SET first_viewed_at = clock_timestamp() WHERE contract_id = $1 AND first_viewed_at IS NULL',
      [contractId],
    );
  }

  async sign(tx: EntityManager, contractId: string, details: SignatureDetails): Promise<void> {
    const { signedBy, signature, scans, signedMobile, seal, ip, agent } = details;
    await tx.query(
      `UPDATE sales_contract SET signed_at = now(), signed_by = $2, signature = $3, scans = $4, signed_mobile = $5,
         seal = $6, signer_ip = $7, signer_agent = $8
        WHERE contract_id = $1 AND signed_at IS NULL`,
      [contractId, signedBy, signature, JSON.stringify(scans), signedMobile, seal, ip, agent],
    );
  }

  private async revived({ body, words, facts, ...row }: Row, db: EntityManager): Promise<SalesContract> {
    const text = words
      ? issuedText(await this.wording(row.version, db), words, row.hash)
      : (JSON.parse(body!) as ContractBody);
    return { ...row, text, facts: revivedFacts(facts) };
  }

  private async wording(version: number, db: EntityManager): Promise<TemplateContent> {
    const templateId = await this.templates.idOf('contract', version, db);
    return (await this.templates.one(templateId, db)).content;
  }
}
