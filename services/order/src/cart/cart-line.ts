export interface CartLine {
  readonly cartItemId: string;
  readonly userId: string;
  readonly shopId: string;
  readonly spuId: string;
  readonly skuId: string;
  readonly count: number;
  readonly isChecked: boolean;
  /** Fen, when it was added. */
  readonly priceMinor: number;
  readonly createdAt: Date;
}

/** What a line comes to after `delta`: a single car stays one however often it is added; 0 means it leaves. */
export function nextCount(current: number, delta: number, isSingleUnit: boolean): number {
  const next = Math.min(999, current + delta);
  if (next <= 0) return 0;
  return isSingleUnit ? 1 : next;
}
