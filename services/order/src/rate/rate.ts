/** One rate as it was entered. */
export interface Rate {
  readonly rateId: string;
  readonly from: string;
  readonly to: string;
  /** `to` for one `from`, times 10,000. */
  readonly rateScaled: number;
  readonly source: string;
  readonly asOf: Date;
}

/** Where the payment rate comes from. Staff enter it today; a feed can take the place without anyone noticing. */
export abstract class RateProvider {
  /** @throws orderErrors.rateUnknown when there is none. */
  abstract current(from: string, to: string): Promise<Rate>;
}
