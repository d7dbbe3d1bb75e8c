import type { Buyer } from './buyer.client.js';
import type { RefusedCar } from './not-orderable.js';
import type { QuotedLine } from './quote.js';

/** Prices and data that a buyer was shown, stored so that exactly these are ordered. */
export interface Confirmation {
  readonly confirmId: string;
  readonly userId: string;
  readonly dvyType: number;
  readonly addrId: string | null;
  readonly lines: readonly QuotedLine[];
  readonly rate: {
    readonly rateScaled: number;
    readonly source: string;
    readonly asOf: string;
  };
  /** Cars that cannot be ordered; present when no line can. */
  readonly refused?: readonly RefusedCar[];
  /** Buyer and address that were shown; missing when something was missing, or may have changed by now. */
  readonly buyer?: Buyer | null;
  readonly expiresAt: Date;
}

/** The part of a confirmation that is stored as one document. */
export type Snapshot = Omit<Confirmation, 'confirmId' | 'userId' | 'expiresAt'>;
