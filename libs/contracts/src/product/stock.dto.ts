import {
  Bool,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { CarFacts } from './car-facts.js';
import { PriceTierView } from './car.dto.js';

/** Key of a hold; the order service uses one key for each order, so that a retry is the same hold. */
const OrderKey = (): PropertyDecorator => Text({ max: 64, pattern: /^[\w:.-]+$/, kind: 'raw' });

export class HoldLineDto {
  @Id() skuId!: string;
  @Int({ min: 1, max: 100_000 }) count!: number;
}

const MARGIN =
  'How much of the term is a margin that other buyers are not told of, because the order itself ends before it';

export class HoldCarsDto {
  @OrderKey() orderKey!: string;
  /** Time when the hold expires by itself; extended while the buyer pays. */
  @Instant({ of: 'moment' }) expiresAt!: string;
  @Int({ optional: true, min: 0, max: 604_800, description: MARGIN }) marginSeconds?: number;
  @ListOf(() => HoldLineDto, { minItems: 1, maxItems: 100 }) lines!: HoldLineDto[];
  @Bool({ optional: true, description: 'Answer the cars as they are sold under this hold' })
  withCars?: boolean;
}

export class HoldKeyDto {
  @OrderKey() orderKey!: string;
}

export class ExtendHoldDto {
  @OrderKey() orderKey!: string;
  /** Version of the order that sets this term; a term of an older version than the last one is ignored. */
  @Int({ min: 1 }) orderVersion!: number;
  @Instant({ of: 'moment' }) expiresAt!: string;
  @Int({ optional: true, min: 0, max: 604_800, description: MARGIN }) marginSeconds?: number;
}

export class HeldLineView {
  @Id() skuId!: string;
  @Id() spuId!: string;
  @Int() count!: number;
}

export const HOLD_STATES = ['held', 'confirmed', 'released'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** A hold. For an unknown key the state is `released` too: nothing is held under it. */
export class HoldView {
  @Text() orderKey!: string;
  @OneOf(HOLD_STATES) state!: HoldState;
  /** ISO 8601. */
  @Text({ optional: true }) expiresAt?: string;
  @ListOf(() => HeldLineView) lines!: HeldLineView[];
  /** Cars for `withCars`, one for each sku, in the order of their ids. */
  @ListOf(() => CarForCartView, { optional: true }) cars?: CarForCartView[];
}

export class CarsForCartDto {
  @ListOfValues('id', { maxItems: 500 }) skuIds!: string[];
}

/** Facts of a sku for a cart, an order line and a sales contract. Prices are CNY fen. */
export class CarForCartView {
  @Id() skuId!: string;
  @Id() spuId!: string;
  @Id() shopId!: string;
  @Trilingual() shopName!: Texts;
  @OneOf([1, 2]) shopType!: 1 | 2;
  @Id() brandId!: string;
  @Id() categoryId!: string;
  @Trilingual() spuName!: Texts;
  @Trilingual() skuName!: Texts;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
  @MoneyMinor() priceFee!: number;
  @MoneyMinor() marketPriceFee!: number;
  @ListOf(() => PriceTierView) priceTiers!: PriceTierView[];
  @OneOf(['CNY']) currency!: 'CNY';
  /** Units that can be ordered now. */
  @Int() stock!: number;
  @Bool() isOnSale!: boolean;
  /** Whether it is a used car, which exists once; its count in a cart is always 1. */
  @Bool() isSingleUnit!: boolean;
  /** Time when the next hold of other buyers ends, ISO 8601; set while they hold all units. */
  @Text({ optional: true }) heldUntil?: string;
  @Text({ optional: true }) partyCode?: string;
  @Text({ optional: true, max: 17 }) vin?: string;
  @Nested(() => CarFacts) facts!: CarFacts;
}

export class PlacesOfVinsDto {
  /** Key of the order that names the VINs. */
  @OrderKey() orderKey!: string;
  @ListOfValues('string', { maxItems: 1_000, kind: 'code' }) vins!: string[];
}

/** `leaving`: an order named the VIN, and the catalogue does not know yet that it has another one or has ended. */
export const VIN_PLACES = ['onSale', 'inReview', 'held', 'sold', 'setAside', 'leaving'] as const;
export type VinPlace = (typeof VIN_PLACES)[number];

/** A car of the catalogue with a VIN, and where it is. */
export class VinPlaceView {
  @Text({ max: 17 }) vin!: string;
  @Id() spuId!: string;
  @Trilingual() name!: Texts;
  @OneOf(VIN_PLACES) place!: VinPlace;
  /** Number of the order after which it was set aside, or that it is leaving. */
  @Text({ optional: true }) orderNumber!: string | null;
}
