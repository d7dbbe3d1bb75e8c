import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LandedCost } from '../landed-cost/landed-cost.js';
import type { QuotedLine } from './quote.js';

/** What a buyer was shown, kept so that exactly this is ordered. */
export interface Confirmation {
  readonly confirmId: string;
  readonly userId: string;
  readonly dvyType: number;
  readonly addrId: string | null;
  readonly lines: readonly QuotedLine[];
  /** What each line was shown to come to; empty in confirmations of before. */
  readonly landedCosts?: readonly LandedCost[];
  readonly rate: {
    readonly rateScaled: number;
    readonly source: string;
    readonly asOf: string;
  };
  readonly expiresAt: Date;
}

type Snapshot = Omit<Confirmation, 'confirmId' | 'userId' | 'expiresAt'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@Injectable()
export class ConfirmationRepository {
  constructor(private readonly dataSource: DataSource) {}

  async keep(
    userId: string,
    snapshot: Snapshot,
    minutes: number,
  ): Promise<{ confirmId: string; expiresAt: Date; now: Date }> {
    const [row] = (await this.dataSource.query(
      `INSERT INTO confirmation (user_id, snapshot, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))
       RETURNING confirm_id AS "confirmId", expires_at AS "expiresAt", now() AS now`,
      [userId, JSON.stringify(snapshot), minutes],
    )) as { confirmId: string; expiresAt: Date; now: Date }[];
    return row!;
  }

  /** The confirmation of this very person, expired ones too. */
  async find(userId: string, confirmId: string, tx: EntityManager): Promise<Confirmation | undefined> {
    if (!UUID.test(confirmId)) return undefined;
    const rows = (await tx.query(
      `SELECT confirm_id AS "confirmId", user_id AS "userId", snapshot, expires_at AS "expiresAt"
         FROM confirmation WHERE user_id = $1 AND confirm_id = $2::uuid`,
      [userId, confirmId],
    )) as (Pick<Confirmation, 'confirmId' | 'userId' | 'expiresAt'> & { snapshot: Snapshot })[];
    if (!rows[0]) return undefined;
    const { snapshot, ...row } = rows[0];
    return { ...row, ...snapshot };
  }

  /**
   * With as many fresh order ids as it has shops and the database's clock, in one trip; `undefined` too when the
   * key has a submission already.
   */
  async findToSubmit(
    userId: string,
    confirmId: string,
    idempotencyKey: string,
  ): Promise<{ confirmation: Confirmation; orderIds: readonly string[]; now: Date } | undefined> {
    if (!UUID.test(confirmId)) return undefined;
    const [row] = (await this.dataSource.query(
      `SELECT confirm_id AS "confirmId", user_id AS "userId", snapshot, expires_at AS "expiresAt", now() AS now,
         ARRAY(SELECT nextval('sales_order_order_id_seq')::text
                 FROM (SELECT DISTINCT line->>'shopId' FROM jsonb_array_elements(snapshot->'lines') line) shops) AS "orderIds"
         FROM confirmation WHERE user_id = $1 AND confirm_id = $2::uuid AND NOT EXISTS (
           SELECT FROM submission WHERE user_id = $1 AND idempotency_key = $3 AND state <> 'abandoned')`,
      [userId, confirmId, idempotencyKey],
    )) as (Pick<Confirmation, 'confirmId' | 'userId' | 'expiresAt'> & {
      snapshot: Snapshot;
      now: Date;
      orderIds: string[];
    })[];
    if (!row) return undefined;
    const { snapshot, now, orderIds, ...found } = row;
    return { confirmation: { ...found, ...snapshot }, orderIds, now };
  }

  async forgetOld(): Promise<void> {
    await this.dataSource.query(`DELETE FROM confirmation WHERE expires_at < now() - interval '1 day'`);
  }
}
