declare const isPassed: unique symbol;

/** A car that lacks nothing which its sale needs, in the transaction that looked. Only `SaleGateService` makes one, and no car goes on sale without. */
export interface PassedCar {
  readonly spuId: string;
  readonly [isPassed]: true;
}

/** Reason of a used car that came back from an order and lacks something which its sale needs. */
export const INCOMPLETE = 'incomplete';
