import type { RateOrigin, RatePurpose } from '@mall/contracts/order';

/** A rate into roubles with its source and time. */
export interface Rate {
  /** Id of the entered row; null for a rate of the central bank's file. */
  readonly rateId: string | null;
  readonly from: string;
  readonly to: 'RUB';
  readonly purpose: RatePurpose;
  readonly origin: RateOrigin;
  /** RUB for one `from`, times 10,000, including a margin. */
  readonly rateScaled: number;
  /** Hundredths of a percent of the margin. */
  readonly marginBasisPoints: number;
  readonly source: string;
  readonly asOf: Date;
  readonly ageSeconds: number;
  readonly isStale: boolean;
}

/** A rate as its source has it, before a margin is added or its age is judged. */
export type SourcedRate = Omit<Rate, 'marginBasisPoints' | 'isStale' | 'purpose'>;

/** Source of rates. Staff and the central bank's daily file are two adapters of this port. */
export abstract class RateSource {
  /** Returns the newest rate that holds now; `undefined` when there is none. */
  abstract newest(from: string, purpose: RatePurpose): Promise<SourcedRate | undefined>;
}
