import type {
  ActorKind,
  CarFateOrOpen,
  MilestoneCode,
  OrderState,
  SlipRejectReason,
} from '@mall/contracts/order';
import type { Texts } from '@mall/validation';

/** Address of delivery, as it was when the order was placed. */
export interface OrderAddress {
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string | null;
  readonly addr: string;
  readonly postCode: string;
}

/** First and last day after full payment, by step. */
export type PromisedDays = Readonly<Record<MilestoneCode, { readonly from: number; readonly to: number }>>;

export interface Order {
  readonly orderId: string;
  readonly orderNumber: string;
  /** Key of the hold of its cars. */
  readonly orderKey: string;
  readonly userId: string;
  readonly shopId: string;
  readonly shopName: Texts;
  readonly state: OrderState;
  readonly contractStatus: number;
  readonly voucherStatus: number;
  readonly slipStatus: number;
  readonly contractNumber: string;
  /** Total in fen of CNY. */
  readonly totalMinor: number;
  readonly totalRubMinor: number;
  /** Amount confirmed so far, fen of CNY. */
  readonly creditedMinor: number;
  readonly rateScaled: number;
  /** Kopecks confirmed at this rate. */
  readonly roublesMinor: number;
  readonly rateSource: string;
  readonly rateAsOf: Date;
  readonly rateLockedUntil: Date;
  readonly totalCount: number;
  readonly incoterm: string;
  readonly remarks: string | null;
  readonly consignee: string;
  readonly mobile: string;
  readonly address: OrderAddress;
  readonly payBefore: Date;
  /** Hours by which staff have extended the time to pay. */
  readonly extendedHours: number;
  /** Time until which the cars are held while a slip waits; null where none was handed in. */
  readonly heldUntil: Date | null;
  readonly paidAt: Date | null;
  readonly shippedAt: Date | null;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly deliveryNote: string | null;
  /** Days from the car's arrival until receipt is confirmed automatically, as the contract names them. */
  readonly autoReceiptDays: number;
  readonly autoReceiptAt: Date | null;
  /** Days after full payment within which each step was promised; null for orders from before promises were kept. */
  readonly promisedDays: PromisedDays | null;
  readonly completedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly closeType: number | null;
  readonly closeReason: string | null;
  /** The person who cancelled it and wrote the reason; null for the system. */
  readonly closedBy: string | null;
  /** Fate of the cars that was stated when the order ended; null while it is open, and for earlier orders. */
  readonly carFate: CarFateOrOpen | null;
  /** Reason for that fate. */
  readonly carReason: string | null;
  readonly squareConsentAt: Date | null;
  /** Whether the buyer has taken it off their list. */
  readonly isRemoved: boolean;
  /** See `OrderFacts`. */
  readonly hasOpenRefund: boolean;
  readonly returningMinor: number;
  readonly isFairlyClaimed: boolean;
  /** Whether a refund of any kind waits for its decision or its pay-out. */
  readonly isReturning: boolean;
  readonly vinsMissing: number;
  readonly version: number;
  readonly createdAt: Date;
  /** The database's clock when the row was read. */
  readonly now: Date;
}

export interface OrderItem {
  readonly orderItemId: string;
  readonly orderId: string;
  readonly spuId: string;
  readonly skuId: string;
  readonly count: number;
  readonly spuName: Texts;
  readonly skuName: Texts;
  readonly pic: string;
  /** VIN from the listing. */
  readonly vin: string | null;
  /** VINs named by staff later; empty where `vin` is set. */
  readonly vins: readonly string[];
  readonly condition: string;
  readonly priceMinor: number;
  readonly priceTier: string;
  readonly totalMinor: number;
}

/** Facts of an order that are known while it is being written. */
export type PlacedOrder = Pick<
  Order,
  | 'orderId'
  | 'orderNumber'
  | 'orderKey'
  | 'userId'
  | 'shopId'
  | 'state'
  | 'version'
  | 'contractNumber'
  | 'totalMinor'
  | 'totalRubMinor'
  | 'rateScaled'
  | 'rateSource'
  | 'rateAsOf'
  | 'consignee'
  | 'mobile'
  | 'address'
  | 'payBefore'
  | 'autoReceiptDays'
  | 'createdAt'
>;

export type PlacedItem = Omit<OrderItem, 'orderItemId' | 'vins'>;

/** Person or system that makes a move, for the history. */
export interface Actor {
  readonly kind: ActorKind;
  readonly id: string | null;
  readonly name: string | null;
  readonly ip: string | null;
}

export interface OrderEvent {
  readonly seq: number;
  readonly action: string;
  readonly fromStatus: number | null;
  readonly toStatus: number;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly actorName: string | null;
  /** Network address of the request; null for the system's own moves. */
  readonly ip: string | null;
  readonly reason: string | null;
  readonly reasonCode: SlipRejectReason | null;
  readonly createdAt: Date;
}

/** Orders that a query may read or change. */
export type Scope =
  | { readonly of: 'buyer'; readonly userId: string }
  | { readonly of: 'shop'; readonly shopId: string }
  /** `hidesBlocked`: without orders of buyers whose data were erased. */
  | { readonly of: 'all'; readonly hidesBlocked?: boolean };
