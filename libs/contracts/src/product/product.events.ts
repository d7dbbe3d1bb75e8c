import type { Texts } from '@mall/validation';
import { defineEvents, event } from '../define/index.js';

/** Hours after which reviewers are notified of a car that still waits for its review. */
export const REVIEW_WITHIN_HOURS = 24;

export interface CarPublished {
  readonly spuId: string;
  readonly shopId: string;
  /** Name of the car; absent in events of release 0.1.0. */
  readonly name?: Texts;
  /** Whether a reviewer put it on sale, and not its shop. */
  readonly isApproved?: boolean;
  /** Whether staff of the platform did it without a review, and not its shop. */
  readonly isByStaff?: boolean;
  /** Cars of the same shop that were decided on at once; absent for one car alone. */
  readonly batch?: CarBatch;
}
export interface CarChanged {
  readonly spuId: string;
  readonly shopId: string;
  /** Names of the fields of `CarRecord` that changed, such as `priceFee`. */
  readonly fields: readonly string[];
}
export interface CarWithdrawn {
  readonly spuId: string;
  readonly shopId: string;
  readonly cause:
    | 'offShelf'
    | 'takenDown'
    | 'rejected'
    | 'sold'
    | 'removed'
    | 'changed'
    | 'shopClosed'
    | 'setAside'
    | 'vinOrdered';
  readonly reason?: string;
  /** Its VIN and the order that names it, where the cause is `vinOrdered`. */
  readonly named?: NamedInOrder;
  /** Name of the car; absent in events of release 0.1.0, and where nobody decided on this car alone. */
  readonly name?: Texts;
  /** Whether staff of the platform did it, and not its shop. */
  readonly isByStaff?: boolean;
  /** Cars of the same shop that were decided on at once; absent for one car alone. */
  readonly batch?: CarBatch;
}
/** A VIN that an order names for another record. */
export interface NamedInOrder {
  readonly vin: string;
  readonly orderNumber: string;
}
/** Cars of one shop that one request published or withdrew. */
export interface CarBatch {
  readonly batchId: string;
  readonly cars: number;
}
export interface CarSubmittedForReview {
  readonly spuId: string;
  readonly shopId: string;
}
export interface BrandChanged {
  readonly brandId: string;
}
export interface CategoryChanged {
  readonly categoryId: string;
}
export interface CatalogueImported {
  readonly cars: number;
}
export interface HoldEnded {
  readonly orderKey: string;
  readonly spuIds: readonly string[];
}
export interface CarFreed {
  readonly spuId: string;
  readonly name: Texts;
  /** Buyers who waited for the car. */
  readonly personIds: readonly string[];
}
export interface CarsHeldElsewhere {
  readonly spuId: string;
  readonly name: Texts;
  readonly orderNumber: string;
  /** Number of cars that another order holds or has bought meanwhile. */
  readonly cars: number;
}
export interface ReviewsLate {
  /** Number of cars that have waited too long. */
  readonly cars: number;
  readonly oldestSpuId: string;
}

export const productEvents = defineEvents('product', {
  carPublished: event<CarPublished>('A car became visible to buyers. It may be held or sold already.'),
  carChanged: event<CarChanged>(
    'A car was edited, on sale or not; `fields` says where, not what it says now. Its stock is told of by the catalogue feed alone.',
  ),
  carWithdrawn: event<CarWithdrawn>(
    'A car is no longer visible to buyers, or staff refused it before it was. Holds on it stay.',
  ),
  carSubmittedForReview: event<CarSubmittedForReview>('A shop asked for a review; the car is not visible.'),
  brandChanged: event<BrandChanged>('A make or series was created, edited or removed.'),
  categoryChanged: event<CategoryChanged>('A category was created, edited or removed.'),
  catalogueImported: event<CatalogueImported>(
    'A batch of cars was imported. Stands in for the single events of its cars: read models rebuild.',
  ),
  holdExpired: event<HoldEnded>(
    'A hold ran out and its cars can be ordered again. Not emitted when the order let go of them.',
  ),
  holdLost: event<HoldEnded>(
    'A payment was confirmed after the hold had ended and the cars were sold to somebody else: refund the order.',
  ),
  carFreed: event<CarFreed>(
    'A car that buyers waited for can be ordered again; each of them is named once. Nothing is held for them.',
  ),
  carsHeldElsewhere: event<CarsHeldElsewhere>(
    'An order ended, its cars were to stay off sale, and another order has them meanwhile: it keeps them, and somebody has to look at it.',
  ),
  reviewsLate: event<ReviewsLate>('Cars have waited too long for their review; at most once a day.'),
});
