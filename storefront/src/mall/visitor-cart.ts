import { newPressKey } from '@mall/web-kit';
import { isId } from './car-ids.js';
import { elementsOf, keptList } from './kept-list.js';

/** A chosen car in the cart of a visitor. */
export interface VisitorLine {
  readonly spuId: string;
  readonly skuId: string;
  /** Name when it was added, which tells what is gone when the car is off sale. */
  readonly name: string;
  /** Unit price in fen when it was added. */
  readonly priceFee: number;
  readonly count: number;
  readonly isChecked: boolean;
  /** Idempotency key of the move to an account; missing where the browser makes none. */
  readonly changeKey?: string | undefined;
}

/** Maximum number of lines without an account; the page requests each car by itself. */
export const MOST_LINES = 30;
/** Maximum count of a line. */
const MOST_OF_ONE = 999;
const LONGEST_NAME = 200;

const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

/** Whether something stored is a line; everything else in the storage is ignored. */
function isLine(one: unknown): one is VisitorLine {
  if (typeof one !== 'object' || one === null) return false;
  const { spuId, skuId, name, priceFee, count, isChecked, changeKey } = one as Record<string, unknown>;
  return (
    isId(spuId) &&
    isId(skuId) &&
    typeof name === 'string' &&
    name.length <= LONGEST_NAME &&
    isWhole(priceFee, 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(count, 1, MOST_OF_ONE) &&
    typeof isChecked === 'boolean' &&
    (changeKey === undefined || (typeof changeKey === 'string' && /^[\w-]{8,64}$/.test(changeKey)))
  );
}

/** The cart of a visitor in this browser, in the order of choice; each variant once. */
export const visitorCart = keptList<VisitorLine>({
  key: 'visitorCart',
  most: MOST_LINES,
  parse: (text) => [
    ...new Map(elementsOf(text, isLine).map((line) => [line.skuId, pickLine(line)])).values(),
  ],
  print: (lines) => JSON.stringify(lines),
});

/** Returns the known members only. */
const pickLine = (line: VisitorLine): VisitorLine => {
  const { spuId, skuId, name, priceFee, count, isChecked, changeKey } = line;
  return { spuId, skuId, name, priceFee, count, isChecked, changeKey };
};

interface AddedCar extends Pick<VisitorLine, 'spuId' | 'skuId' | 'name' | 'priceFee' | 'count'> {
  /** Units that can be ordered now. */
  readonly stock: number;
  /** Whether the car exists only once: its count stays 1. */
  readonly isSingleUnit: boolean;
}

/** Adds a car to the cart of a visitor by the rules of the server's cart. @returns what came of it. */
export function addToVisitorCart(added: AddedCar): 'added' | 'full' | 'insufficientStock' {
  const { spuId, skuId, name, priceFee, stock, isSingleUnit } = added;
  const lines = visitorCart.read();
  const known = lines.find((line) => line.skuId === skuId);
  if (!known && lines.length >= MOST_LINES) return 'full';
  const count = isSingleUnit ? 1 : Math.min(MOST_OF_ONE, (known?.count ?? 0) + added.count);
  if (count > stock) return 'insufficientStock';
  const line = {
    spuId,
    skuId,
    name: name.slice(0, LONGEST_NAME),
    priceFee,
    count,
    isChecked: true,
    changeKey: newPressKey(),
  };
  visitorCart.write(known ? lines.map((one) => (one === known ? line : one)) : [...lines, line]);
  return 'added';
}

/** Changes one line; another tab may have removed it. */
export const changeVisitorLine = (
  skuId: string,
  changed: Partial<Pick<VisitorLine, 'count' | 'isChecked'>>,
): void =>
  visitorCart.change((lines) => lines.map((one) => (one.skuId === skuId ? { ...one, ...changed } : one)));

export const removeVisitorLine = (skuId: string): void =>
  visitorCart.change((lines) => lines.filter((one) => one.skuId !== skuId));
