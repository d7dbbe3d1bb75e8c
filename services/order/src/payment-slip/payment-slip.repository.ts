// SQL: slips are read together with the money of their order, and their digests are stored with those of transfers.
import { Injectable } from '@nestjs/common';
import {
  paymentSlipStates,
  type SlipDifference,
  type SlipRejectReason,
  type UploadVoucherDto,
} from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { FileLink } from '../order/private-files.js';
import { referenceKeyOf } from '../transfer/bank-reference.js';
import { slipRow, slipSql, toPaymentSlip } from './payment-slip-row.js';
import { PaymentSlipEntity } from './payment-slip.entity.js';
import type { PaymentSlip } from './payment-slip.js';
import type { FirstStated } from './payment-terms.js';
import type { SlipDecision } from './payment-verdict.js';
import type { FairClaim } from './slip-hold.js';

const slipId = rowShape({ voucherId: column.bigint });
const filesRow = rowShape({ voucherId: column.bigint, files: column.json<FileLink[]>() });
const sinceRow = rowShape({ since: column.nullable(column.timestamp) });

const SELECT_SLIP = `SELECT ${slipSql.columns} FROM ${slipSql.from}`;

@Injectable()
export class PaymentSlipRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(
    voucherId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<PaymentSlip | undefined> {
    const [row] = await queryRows(db, slipRow, `${SELECT_SLIP} WHERE v.voucher_id = $1`, [voucherId]);
    return row && toPaymentSlip(row);
  }

  /** Returns all slips of an order in their only declared order: as they were handed in, the oldest first. */
  async ofOrder(orderId: string, db: EntityManager = this.dataSource.manager): Promise<PaymentSlip[]> {
    const sql = `${SELECT_SLIP} WHERE v.order_id = $1 ORDER BY v.voucher_id`;
    const rows = await queryRows(db, slipRow, sql, [orderId]);
    return rows.map(toPaymentSlip);
  }

  /** Replaces a waiting slip by a newer one of the same person; false when there is no such slip. */
  async replace(tx: EntityManager, orderId: string, voucherId: string, by: Actor): Promise<boolean> {
    const waiting = { voucherId, orderId, status: paymentSlipStates.waiting, ...uploadedBy(by) };
    const { affected } = await tx
      .getRepository(PaymentSlipEntity)
      .update(waiting, { status: paymentSlipStates.replaced });
    return affected === 1;
  }

  countWaiting(tx: EntityManager, orderId: string): Promise<number> {
    return tx.getRepository(PaymentSlipEntity).countBy({ orderId, status: paymentSlipStates.waiting });
  }

  /** Returns the number of slips that the buyer has handed in for this order, in any state. */
  countOfBuyer(tx: EntityManager, orderId: string): Promise<number> {
    return tx.getRepository(PaymentSlipEntity).countBy({ orderId, uploadedByKind: 'buyer' });
  }

  /**
   * Returns the time when the first slip after the last rejection was handed in that claims enough, including replaced
   * ones; undefined without any.
   */
  async waitingSince(tx: EntityManager, orderId: string, least: FairClaim): Promise<Date | undefined> {
    const [row] = await queryRows(
      tx,
      sinceRow,
      `SELECT min(created_at) AS since FROM voucher WHERE order_id = $1 AND status IN (0, 3) AND created_at > COALESCE(
         (SELECT max(audited_at) FROM voucher WHERE order_id = $1 AND status = 2), '-infinity')
         AND amount_minor >= CASE currency WHEN 'RUB' THEN $3::bigint ELSE $2::bigint END`,
      [orderId, least.cnyMinor, least.rubMinor],
    );
    return row?.since ?? undefined;
  }

  /** Returns slips whose files were not looked up at the file service yet, the oldest first. */
  async withoutDigests(limit: number): Promise<{ voucherId: string; files: FileLink[] }[]> {
    return queryRows(
      this.dataSource,
      filesRow,
      `SELECT voucher_id AS "voucherId", files FROM voucher WHERE file_digests IS NULL ORDER BY voucher_id LIMIT $1`,
      [limit],
    );
  }

  /** Stores the digests of a slip's files, and for a confirmed slip that they prove its transfer. */
  async keepDigests(voucherId: string, digests: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `WITH kept AS (UPDATE voucher SET file_digests = $2 WHERE voucher_id = $1 RETURNING status, transfer_id)
       INSERT INTO bank_transfer_file (sha256, transfer_id)
       SELECT DISTINCT unnest($2::text[]), transfer_id FROM kept WHERE status = 1 AND transfer_id IS NOT NULL
       ON CONFLICT (sha256) DO NOTHING`,
      [voucherId, digests],
    );
  }

  async confirmFirst(
    tx: EntityManager,
    voucherId: string,
    by: Actor,
    firstDecision: SlipDecision,
    firstStated: FirstStated,
  ): Promise<void> {
    const person = { firstById: by.id ?? 'system', firstByName: by.name };
    const first = { ...person, firstDecision, firstStated, firstAt: () => 'now()' };
    await tx.getRepository(PaymentSlipEntity).update({ voucherId, status: paymentSlipStates.waiting }, first);
  }

  /** Finds a waiting slip of the same person with the same files and figures. */
  async findSameWaiting(tx: EntityManager, slip: UploadVoucherDto, by: Actor): Promise<string | undefined> {
    const { files, ...row } = rowOf(slip, by);
    const [found] = await queryRows(
      tx,
      slipId,
      `SELECT voucher_id AS "voucherId" FROM voucher
        WHERE order_id = $1 AND status = 0 AND files = $2::jsonb AND amount_minor = $3 AND currency = $4
          AND paid_on = $5 AND bank_ref IS NOT DISTINCT FROM $6 AND uploaded_by_kind = $7 AND uploaded_by_id = $8`,
      [
        row.orderId,
        JSON.stringify(files),
        row.amountMinor,
        row.currency,
        row.paidOn,
        row.bankRef,
        row.uploadedByKind,
        row.uploadedById,
      ],
    );
    return found?.voucherId;
  }

  async insert(
    tx: EntityManager,
    slip: UploadVoucherDto,
    by: Actor,
    fileDigests: string[] | null = null,
    isFair = true,
  ): Promise<string> {
    const row = { ...rowOf(slip, by), fileDigests, isFair };
    const { identifiers } = await tx.getRepository(PaymentSlipEntity).insert(row);
    return (identifiers[0] as Pick<PaymentSlipEntity, 'voucherId'>).voucherId;
  }

  /** Writes the decision; false when the slip was audited or replaced meanwhile. */
  async audit(tx: EntityManager, voucherId: string, verdict: SlipVerdict): Promise<boolean> {
    const { by, ...change } = verdict;
    const { affected } = await tx
      .getRepository(PaymentSlipEntity)
      .update(
        { voucherId, status: paymentSlipStates.waiting },
        { ...change, auditedById: by.id ?? 'system', auditedByName: by.name, auditedAt: () => 'now()' },
      );
    return affected === 1;
  }
}

/** Decision about a slip. */
export interface SlipVerdict {
  readonly status: 1 | 2;
  readonly reason: string | null;
  readonly reasonCode: SlipRejectReason | null;
  readonly differenceAccepted: boolean;
  readonly creditedMinor: number;
  readonly rateScaled: number | null;
  readonly by: Actor;
  readonly receivedMinor?: number;
  readonly differenceKind?: SlipDifference | null;
  /** Amount written off in fen of CNY. */
  readonly writtenOffMinor?: number;
  readonly transferId?: string;
  readonly isOtherTransfer?: boolean;
}

const uploadedBy = (by: Actor) => ({ uploadedByKind: by.kind, uploadedById: by.id ?? 'system' });

const rowOf = (slip: UploadVoucherDto, by: Actor) => ({
  orderId: slip.orderId,
  files: slip.files,
  amountMinor: slip.amountFee,
  currency: slip.currency,
  paidOn: slip.paidTime,
  bankRef: slip.bankRef ?? null,
  referenceKey: (slip.bankRef && referenceKeyOf(slip.bankRef)) || null,
  ...uploadedBy(by),
});
