import type { RateOrigin, RatePurpose } from '@mall/contracts/order';

/** A rate into roubles with its source and time. */
export interface Rate {
  /** Of the row staff entered; null for one out of the central bank's file. */
  readonly rateId: string | null;
  readonly from: string;
  readonly to: 'RUB';
  readonly purpose: RatePurpose;
  readonly origin: RateOrigin;
  /** RUB for one `from`, times 10,000; a margin is in it. */
  readonly rateScaled: number;
  /** Hundredths of a percent that were added. */
  readonly marginBasisPoints: number;
  readonly source: string;
  readonly asOf: Date;
  readonly ageSeconds: number;
  readonly isStale: boolean;
}

/** A rate as its source has it: before anybody adds a margin or judges its age. */
export type SourcedRate = Omit<Rate, 'marginBasisPoints' | 'isStale' | 'purpose'>;

/** Where rates come from. Staff and the central bank's daily file are two adapters of this port. */
export abstract class RateSource {
  /** The newest rate that holds now; `undefined` when there is none. */
  abstract newest(from: string, purpose: RatePurpose): Promise<SourcedRate | undefined>;
}
