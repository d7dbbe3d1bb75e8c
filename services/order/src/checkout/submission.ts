import type { Confirmation } from './confirmation.js';

/** The orders of one submit attempt, fixed before any car is held, so that a retry creates the same ones. */
export interface SubmissionPlan {
  readonly orders: readonly { readonly orderId: string; readonly shopId: string }[];
  readonly placedAt: string;
  readonly payBefore: string;
  readonly remarks: string | null;
  readonly showInSquare: boolean;
  /** Of the contracts' wording; submissions of before have none. */
  readonly templateId?: string;
}

export interface Submission {
  readonly submissionId: string;
  readonly lease: string;
  readonly plan: SubmissionPlan;
  readonly confirmation: Confirmation;
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
  /** Where it comes from; see `buyerNetwork`. */
  readonly network: string | null;
  /** So long ago it was placed; zero but for orders of the demo. */
  readonly hoursAgo: number;
}

/** The hold of an order's cars is named after the order. */
export const orderKeyOf = (orderId: string): string => `order:${orderId}`;

export const orderIdsOf = (plan: SubmissionPlan): string[] => plan.orders.map(({ orderId }) => orderId);

export const isSameWish = (plan: SubmissionPlan, { wishes }: SubmitRequest): boolean =>
  plan.remarks === wishes.remarks && (plan.showInSquare ?? false) === wishes.showInSquare;
