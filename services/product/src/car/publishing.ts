import type { CarStatus } from '@mall/contracts/product';

export type CarMove = 'publish' | 'offShelf' | 'takeDown' | 'approve' | 'reject';

const OFF = 0;
const ON_SALE = 1;
const TAKEN_DOWN = 2;
const IN_REVIEW = 3;

/** States from which a transition is possible, and its target. A car that already has the target state keeps it. */
export const CAR_MOVES: Readonly<Record<CarMove, { from: readonly CarStatus[]; to: CarStatus }>> = {
  publish: { from: [OFF, ON_SALE, IN_REVIEW], to: ON_SALE },
  offShelf: { from: [OFF, ON_SALE, IN_REVIEW], to: OFF },
  takeDown: { from: [OFF, ON_SALE, TAKEN_DOWN, IN_REVIEW], to: TAKEN_DOWN },
  approve: { from: [IN_REVIEW, TAKEN_DOWN], to: ON_SALE },
  reject: { from: [IN_REVIEW], to: OFF },
};

/**
 * Returns the target state of a transition. Publishing leads to the review where staff review cars, except for a car
 * that is on sale already; a car that waits there is approved by a reviewer or withdrawn, even if new cars are no longer
 * reviewed.
 */
export function stateAfter(move: CarMove, from: CarStatus, needsReview: boolean): CarStatus {
  const { to } = CAR_MOVES[move];
  const isReviewed = needsReview || from === IN_REVIEW;
  return move === 'publish' && isReviewed && from !== ON_SALE ? IN_REVIEW : to;
}
