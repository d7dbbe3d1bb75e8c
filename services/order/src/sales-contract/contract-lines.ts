import type { OrderItem } from '../order/order.js';
import type { ContractFacts } from '../wording/contract-facts.js';

type Line = ContractFacts['items'][number];

/** Facts by which a car of an order is found among the lines of its contract. */
type OrderedLine = Pick<OrderItem, 'spuName' | 'vin' | 'vins' | 'count' | 'priceMinor'>;

/**
 * Sorts the cars of an order like the lines of its contract. Older orders have lines whose ids follow another sequence
 * than their contract.
 */
export function inLinesOf<Car extends OrderedLine>(
  { items }: Pick<ContractFacts, 'items'>,
  cars: readonly Car[],
): Car[] {
  const left = [...cars];
  return items.flatMap((line) => {
    const found = left.findIndex((car) => isOfLine(car, line));
    return left.splice(Math.max(0, found), 1);
  });
}

/**
 * Whether a car is of a line. A listed VIN is of one car; cars without one are distinguished by their description in
 * the contract.
 */
const isOfLine = ({ vin, spuName, count, priceMinor }: OrderedLine, line: Line): boolean =>
  vin === line.vin && spuName.en === line.name.en && count === line.count && priceMinor === line.priceMinor;

/** Returns the facts with the VINs that were named after the order was placed; `cars` are in the sequence of the lines. */
export function withVins(facts: ContractFacts, cars: readonly Pick<OrderedLine, 'vins'>[]): ContractFacts {
  const items = facts.items.map(({ vins: _written, ...item }, index) => {
    const vins = cars[index]?.vins ?? [];
    return vins.length > 0 ? { ...item, vin: vins.join(', ') } : item;
  });
  return { ...facts, items };
}

/** Returns the facts of a contract that is written now: they keep which VINs its text says. */
export function writtenWith(facts: ContractFacts, cars: readonly Pick<OrderedLine, 'vins'>[]): ContractFacts {
  const items = facts.items.map((item, index) => ({ ...item, vins: cars[index]?.vins ?? [] }));
  return { ...facts, items };
}

/** Whether the text of a contract with these facts says exactly the VINs that are named now. */
export const saysVins = (facts: ContractFacts, cars: readonly Pick<OrderedLine, 'vins'>[]): boolean =>
  facts.items.every(({ vins = [] }, index) => vins.join() === (cars[index]?.vins ?? []).join());
