import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface SalesContract {
  readonly contractId: string;
  readonly orderId: string;
  readonly contractNumber: string;
  readonly version: number;
  readonly body: string;
  readonly hash: string;
  readonly issuedAt: Date;
  readonly firstViewedAt: Date | null;
  readonly signedAt: Date | null;
  readonly signedBy: 'screen' | 'scan' | null;
  readonly signature: Buffer | null;
  readonly scans: { readonly url: string; readonly originName: string }[];
  /** The database's clock when the row was read. */
  readonly now: Date;
}

export interface SignatureDetails {
  readonly signedBy: 'screen' | 'scan';
  readonly signature: Buffer | null;
  readonly scans: readonly { readonly url: string; readonly originName: string }[];
  readonly ip: string | null;
  readonly agent: string | null;
}

const SELECT = `SELECT contract_id AS "contractId", order_id AS "orderId", contract_number AS "contractNumber", version,
  body, hash, issued_at AS "issuedAt", first_viewed_at AS "firstViewedAt", signed_at AS "signedAt",
  signed_by AS "signedBy", signature, scans, clock_timestamp() AS now FROM sales_contract`;

@Injectable()
export class SalesContractRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    tx: EntityManager,
    contract: Pick<SalesContract, 'orderId' | 'contractNumber' | 'version' | 'body' | 'hash'>,
  ): Promise<void> {
    const { orderId, contractNumber, version, body, hash } = contract;
    await tx.query(
      `INSERT INTO sales_contract (order_id, contract_number, version, body, hash) VALUES ($1, $2, $3, $4, $5)`,
      [orderId, contractNumber, version, body, hash],
    );
  }

  async ofOrder(
    orderId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<SalesContract | undefined> {
    const [contract] = (await db.query(`${SELECT} WHERE order_id = $1`, [orderId])) as SalesContract[];
    return contract;
  }

  async orderIdOf(contractId: string): Promise<string | undefined> {
    const [row] = (await this.dataSource.query('SELECT order_id FROM sales_contract WHERE contract_id = $1', [
      contractId,
    ])) as { order_id: string }[];
    return row?.order_id;
  }

  /** The first look starts the clock; later ones change nothing. */
  async startReading(contractId: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE sales_contract SET first_viewed_at = clock_timestamp() WHERE contract_id = $1 AND first_viewed_at IS NULL',
      [contractId],
    );
  }

  async sign(tx: EntityManager, contractId: string, details: SignatureDetails): Promise<void> {
    const { signedBy, signature, scans, ip, agent } = details;
    await tx.query(
      `UPDATE sales_contract SET signed_at = now(), signed_by = $2, signature = $3, scans = $4, signer_ip = $5, signer_agent = $6
        WHERE contract_id = $1 AND signed_at IS NULL`,
      [contractId, signedBy, signature, JSON.stringify(scans), ip, agent],
    );
  }
}
