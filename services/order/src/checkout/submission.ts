import type { AccountHoldings } from '../held-cars/holdings.js';
import type { Confirmation } from './confirmation.js';

/** The orders of one submit attempt, fixed before any car is held, so that a retry creates the same ones. */
export interface SubmissionPlan {
  readonly orders: readonly { readonly orderId: string; readonly shopId: string }[];
  readonly placedAt: string;
  readonly payBefore: string;
  readonly remarks: string | null;
  readonly showInSquare: boolean;
  /** Template of the contracts' wording; missing in older submissions. */
  readonly templateId?: string;
}

export interface Submission {
  readonly submissionId: string;
  readonly lease: string;
  readonly plan: SubmissionPlan;
  readonly confirmation: Confirmation;
  /** Holdings of the account when the submission began; missing when another process began it. */
  readonly account?: AccountHoldings;
}

export type Claim =
  | { readonly kind: 'done'; readonly orderIds: readonly string[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'mine'; readonly submission: Submission };

export interface SubmitRequest {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly confirmId: string;
  /** Further input of the request; the same key with other input is refused. */
  readonly wishes: Pick<SubmissionPlan, 'remarks' | 'showInSquare'>;
  /** Network that the buyer orders from; see `buyerNetwork`. */
  readonly network: string | null;
  /** Hours since it was placed; zero except for orders of the demo. */
  readonly hoursAgo: number;
}

/** Returns the key of the hold of an order's cars, which contains the order's id. */
export const orderKeyOf = (orderId: string): string => `order:${orderId}`;

export const orderIdsOf = (plan: SubmissionPlan): string[] => plan.orders.map(({ orderId }) => orderId);

export const isSameWish = (plan: SubmissionPlan, { wishes }: SubmitRequest): boolean =>
  plan.remarks === wishes.remarks && (plan.showInSquare ?? false) === wishes.showInSquare;
