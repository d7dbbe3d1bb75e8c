import type { Buyer } from './buyer.client.js';
import type { QuotedLine } from './quote.js';

/** What a buyer was shown, kept so that exactly this is ordered. */
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
  /** Who was shown to order, and where it goes; none when something was missing, or may be another by now. */
  readonly buyer?: Buyer | null;
  readonly expiresAt: Date;
}

/** What of it is stored as one document. */
export type Snapshot = Omit<Confirmation, 'confirmId' | 'userId' | 'expiresAt'>;
