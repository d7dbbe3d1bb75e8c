import type { OrderState } from './order-status.js';

/** Facts that the guards of an order's actions check. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly isContractSigned: boolean;
  /** Whether a scan of the signed contract waits for its check. */
  readonly isScanWaiting: boolean;
  /** Amount confirmed so far, in fen of CNY. */
  readonly creditedMinor: number;
  /** Fen of the refunds that were, or may still be, paid out. */
  readonly returningMinor: number;
  /** Whether a slip waits that claims enough to prolong the hold. */
  readonly isFairlyClaimed: boolean;
  readonly payBefore: Date;
  /** Time of automatic receipt; null until the car stands ready at its destination. */
  readonly autoReceiptAt: Date | null;
  readonly rateLockedUntil: Date;
  /** Whether a refund of the price was requested or granted, and is neither paid out nor rejected. */
  readonly hasOpenRefund: boolean;
  /** Whether a refund of any kind waits for its decision or its pay-out. */
  readonly isReturning: boolean;
  /** Whether a payment slip waits for its check. */
  readonly isSlipWaiting: boolean;
  /** Number of cars of the order whose VIN nobody has entered yet. */
  readonly vinsMissing: number;
  /** The database's clock when the order was read. */
  readonly now: Date;
}

export interface OrderGuard {
  /** Text for the state diagram. */
  readonly says: string;
  readonly holds: (order: OrderFacts) => boolean;
}

/** Conditions beyond state and actor. The order service has an error for each; one without an error does not compile. */
export const orderGuards = {
  contractSigned: {
    says: 'contract signed',
    holds: ({ isContractSigned }) => isContractSigned,
  },
  contractUnsigned: {
    says: 'contract not signed yet',
    holds: ({ isContractSigned }) => !isContractSigned,
  },
  scanWaits: {
    says: 'a scan waits for its check',
    holds: ({ isScanWaiting }) => isScanWaiting,
  },
  rateLockOver: {
    says: 'rate lock is over',
    holds: ({ rateLockedUntil, now }) => rateLockedUntil <= now,
  },
  payTimePassed: {
    says: 'time to pay is over',
    holds: ({ payBefore, now }) => payBefore <= now,
  },
  carReady: {
    says: 'car is ready at the destination',
    holds: ({ autoReceiptAt }) => autoReceiptAt !== null,
  },
  receiptTimePassed: {
    says: 'auto-receipt time is over',
    holds: ({ autoReceiptAt, now }) => autoReceiptAt !== null && autoReceiptAt <= now,
  },
  moneyReceived: {
    says: 'money was confirmed',
    holds: ({ creditedMinor }) => creditedMinor > 0,
  },
  moneyLeft: {
    says: 'not all of the money was asked back',
    holds: ({ creditedMinor, returningMinor }) => creditedMinor > returningMinor,
  },
  noFairClaim: {
    says: 'no slip waits that claims a fair part',
    holds: ({ isFairlyClaimed }) => !isFairlyClaimed,
  },
  noOpenRefund: {
    says: 'no refund of the price waits',
    holds: ({ hasOpenRefund }) => !hasOpenRefund,
  },
  nothingReturning: {
    says: 'no money has still to go back',
    holds: ({ isReturning }) => !isReturning,
  },
  noSlipWaits: {
    says: 'no slip waits for its check',
    holds: ({ isSlipWaiting }) => !isSlipWaiting,
  },
  vinsNamed: {
    says: 'all VINs are named',
    holds: ({ vinsMissing }) => vinsMissing === 0,
  },
} as const satisfies Record<string, OrderGuard>;

export type OrderGuardName = keyof typeof orderGuards;
