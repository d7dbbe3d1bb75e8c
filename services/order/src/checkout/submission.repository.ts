// SQL: single statements decide which process a submission belongs to, and checkout was measured.
import { Injectable } from '@nestjs/common';
import { orderErrors } from '@mall/contracts/order';
import { affectedRows, column, isUniqueViolation, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import {
  CONFIRMATION,
  confirmationColumns,
  ConfirmationRepository,
  isConfirmId,
  toConfirmation,
} from './confirmation.repository.js';
import { sqlTemplateInForce } from '../wording/published-template.repository.js';
import { refusalOfAll } from './not-orderable.js';
import { OneStatement } from './one-statement.js';
import {
  fitParams,
  holdingParams,
  sqlAccountHoldings,
  sqlFits,
  sqlHoldings,
  type HoldCap,
} from '../held-cars/holdings.js';
import {
  isSameWish,
  orderIdsOf,
  type Claim,
  type Submission,
  type SubmissionPlan,
  type SubmitRequest,
} from './submission.js';

interface SubmissionRow {
  readonly submission_id: string;
  readonly confirm_id: string;
  readonly state: 'planned' | 'done';
  readonly plan: SubmissionPlan;
  readonly is_leased: boolean;
}

const plan = column.json<SubmissionPlan>();
const submissionShape = rowShape<SubmissionRow>({
  submission_id: column.bigint,
  confirm_id: column.text,
  state: column.oneOf('planned', 'done'),
  plan,
  is_leased: column.boolean,
});
const plannedShape = rowShape({
  ...confirmationColumns,
  isCurrent: column.boolean,
  submissionId: column.nullable(column.bigint),
  lease: column.nullable(column.text),
  plan: column.nullable(plan),
  orders: column.integer,
  cars: column.integer,
  valueMinor: column.integer,
  networkCars: column.integer,
  networkValueMinor: column.integer,
});
const leaseShape = rowShape({ lease: column.text });
const doneShape = rowShape({ isDone: column.boolean });
const sweptShape = rowShape({ submissionId: column.bigint, plan });

/** Seconds of a lease: a process may be silent so long before another one continues its submission. */
const LEASE_SECONDS = 30;

const HOLDINGS = sqlHoldings(['$3', '$4', '$5', '$6', '$7', '$8', '$9']);
const FITS = sqlFits(['$10', '$11', '$12'], ['$13', '$14', '$15']);

/**
 * Returns a statement that completes a submission together with the rows added to it. Nothing is written when the
 * submission was taken away meanwhile, or its orders would exceed the limits of the buyer.
 */
export const endOf = ({ submissionId, lease }: Submission, cap: HoldCap): OneStatement =>
  new OneStatement(
    `UPDATE submission SET state = 'done' FROM ${HOLDINGS} AS held
      WHERE submission_id = $1 AND lease = $2 AND state = 'planned' AND ${FITS} RETURNING 1`,
    [submissionId, lease, ...holdingParams(cap), ...fitParams(cap)],
  );

const sqlWire = (moment: string): string =>
  `to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Plans the orders of a confirmation: an order id for each shop, and the database's time. Returns the confirmation,
 * with the plan beside it if it has not expired and is not empty, and what the account holds; no row when there is none, or
 * the key has a submission already.
 *
 * Does not wait for the disk: the hold does, which follows it in the same log and flushes both. Where products have a
 * database server of their own, a power failure in that moment may leave a hold that ends by its own term.
 */
const PLAN = `
  WITH confirmed AS (
    SELECT ${CONFIRMATION}, shop_ids, expires_at > now() AS "isCurrent"
      FROM confirmation WHERE user_id = $1 AND confirm_id = $3::uuid AND NOT EXISTS (
        SELECT FROM submission WHERE user_id = $1 AND idempotency_key = $2 AND state <> 'abandoned')
  ), planned AS (
    INSERT INTO submission (user_id, idempotency_key, confirm_id, state, plan, lease, lease_until)
    SELECT $1, $2, "confirmId", 'planned', jsonb_build_object(
             'orders', (SELECT jsonb_agg(jsonb_build_object(
                'orderId', nextval('sales_order_order_id_seq')::text, 'shopId', shop_id::text)) FROM unnest(shop_ids) AS shop_id),
             'placedAt', ${sqlWire('now() - make_interval(hours => $7)')},
             'payBefore', ${sqlWire(`now() + $4::float8 * interval '1 hour'`)},
             'templateId', (${sqlTemplateInForce(`'contract'`)})::text
           ) || $5::jsonb, gen_random_uuid(), now() + make_interval(secs => $6)
      FROM confirmed, set_config('synchronous_commit', 'off', true) WHERE "isCurrent" AND shop_ids <> '{}'
    RETURNING submission_id, lease, plan
  )
  SELECT "confirmId", "userId", snapshot, "expiresAt", "isBuyerCurrent", "isCurrent",
         submission_id AS "submissionId", lease, plan,
         account.orders, account.cars, account."valueMinor", account."networkCars", account."networkValueMinor"
    FROM confirmed LEFT JOIN planned ON true, ${sqlAccountHoldings('$1', '$8')} AS account`;

@Injectable()
export class SubmissionRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly confirmations: ConfirmationRepository,
  ) {}

  /**
   * Finds or starts the submission of a key. At most one process has it at a time.
   * @param payHours time to pay from now on
   * @throws orderErrors.repeatSubmit when the key or the confirmation was used for another order already.
   * @throws orderErrors.carsNotOrderable when none of the cars could be ordered when the price was shown.
   * @throws orderErrors.confirmExpired when the confirmation is not this person's, or too old.
   */
  async claim(request: SubmitRequest, payHours: number): Promise<Claim> {
    try {
      return (await this.start(request, payHours)) ?? (await this.resume(request));
    } catch (failure) {
      if (isUniqueViolation(failure, 'submission_key')) return { kind: 'busy' };
      if (isUniqueViolation(failure, 'submission_confirmation')) throw orderErrors.repeatSubmit();
      throw failure;
    }
  }

  /** Abandons a submission; false when it is done or leased by another process, whose holds must not be released. */
  async abandon({ submissionId, lease }: Submission): Promise<boolean> {
    const changed = await affectedRows(
      this.dataSource,
      `UPDATE submission SET state = 'abandoned', lease_until = now()
        WHERE submission_id = $1 AND lease = $2 AND state = 'planned'`,
      [submissionId, lease],
    );
    return changed === 1;
  }

  /** Ends the lease, so that a retry with the same key can continue within the next minute. */
  async letGo({ submissionId, lease }: Submission): Promise<void> {
    await this.dataSource.query(
      `UPDATE submission SET lease_until = now() WHERE submission_id = $1 AND lease = $2 AND state = 'planned'`,
      [submissionId, lease],
    );
  }

  async isDone({ submissionId }: Submission): Promise<boolean> {
    const [row] = await queryRows(
      this.dataSource,
      doneShape,
      `SELECT state = 'done' AS "isDone" FROM submission WHERE submission_id = $1`,
      [submissionId],
    );
    return row?.isDone ?? false;
  }

  /** Abandons submissions whose process has gone silent. */
  async abandonSilent(): Promise<void> {
    await this.dataSource.query(
      `UPDATE submission SET state = 'abandoned', lease_until = now()
        WHERE state = 'planned' AND lease_until < now() - interval '60 seconds'`,
    );
  }

  /**
   * Returns abandoned submissions whose holds have to be released: at once, and again after two minutes, for a hold
   * that was still on its way at the first release.
   */
  async toSweep(limit: number): Promise<{ submissionId: string; plan: SubmissionPlan }[]> {
    return queryRows(
      this.dataSource,
      sweptShape,
      `SELECT submission_id AS "submissionId", plan FROM submission
        WHERE state = 'abandoned' AND sweeps < 2 AND lease_until + sweeps * interval '2 minutes' <= now()
        ORDER BY lease_until LIMIT $1`,
      [limit],
    );
  }

  async swept(submissionId: string): Promise<void> {
    await this.dataSource.query('UPDATE submission SET sweeps = sweeps + 1 WHERE submission_id = $1', [
      submissionId,
    ]);
  }

  async forgetSwept(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM submission WHERE state = 'abandoned' AND sweeps >= 2 AND lease_until < now() - interval '7 days'`,
    );
  }

  private async find(tx: EntityManager, request: SubmitRequest): Promise<SubmissionRow | undefined> {
    const [row] = await queryRows(
      tx,
      submissionShape,
      `SELECT submission_id, confirm_id, state, plan, lease_until > now() AS is_leased FROM submission
        WHERE user_id = $1 AND idempotency_key = $2 AND state <> 'abandoned' FOR UPDATE`,
      [request.userId, request.idempotencyKey],
    );
    return row;
  }

  private resume(request: SubmitRequest): Promise<Claim> {
    return this.dataSource.transaction(async (tx) => {
      const known = await this.find(tx, request);
      if (!known) throw orderErrors.confirmExpired();
      return this.takeOver(tx, request, known);
    });
  }

  private async takeOver(tx: EntityManager, request: SubmitRequest, known: SubmissionRow): Promise<Claim> {
    if (known.confirm_id !== request.confirmId || !isSameWish(known.plan, request))
      throw orderErrors.repeatSubmit();
    if (known.state === 'done') return { kind: 'done', orderIds: orderIdsOf(known.plan) };
    const confirmation = await this.confirmations.find(request.userId, request.confirmId, tx);
    if (known.is_leased || !confirmation) return { kind: 'busy' };
    const [taken] = await queryRows(
      tx,
      leaseShape,
      `UPDATE submission SET lease = gen_random_uuid(), lease_until = now() + make_interval(secs => $2)
        WHERE submission_id = $1 RETURNING lease`,
      [known.submission_id, LEASE_SECONDS],
    );
    const { submission_id: submissionId, plan } = known;
    return { kind: 'mine', submission: { submissionId, lease: taken!.lease, plan, confirmation } };
  }

  /**
   * Starts a submission. A single statement decides the owner of the key and the confirmation, so no transaction is
   * needed around it.
   * @returns `undefined` when the key was used before, or there is nothing to submit.
   */
  private async start(request: SubmitRequest, payHours: number): Promise<Claim | undefined> {
    const { userId, confirmId, idempotencyKey, wishes, network, hoursAgo } = request;
    if (!isConfirmId(confirmId)) return undefined;
    const [row] = await queryRows(this.dataSource, plannedShape, PLAN, [
      userId,
      idempotencyKey,
      confirmId,
      payHours,
      JSON.stringify(wishes),
      LEASE_SECONDS,
      hoursAgo,
      network,
    ]);
    if (!row) return undefined;
    const { submissionId, lease, plan, isCurrent, ...read } = row;
    const { orders, cars, valueMinor, networkCars, networkValueMinor, ...confirmed } = read;
    if (!isCurrent) throw orderErrors.confirmExpired();
    if (!submissionId || !lease || !plan) throw refusalOfAll(confirmed.snapshot.refused);
    return {
      kind: 'mine',
      submission: {
        submissionId,
        lease,
        plan,
        confirmation: toConfirmation(confirmed),
        account: { orders, cars, valueMinor, networkCars, networkValueMinor },
      },
    };
  }
}
