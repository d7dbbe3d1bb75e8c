import { inLinesOf, withVins } from './contract-lines.js';
import { sampleFacts } from '../wording/sample-facts.js';

const inAll = (text: string) => ({ ru: text, zh: text, en: text });

const line = (name: string, vin: string | null = null, priceMinor = 10_000_000) => ({
  name: inAll(name),
  vin,
  condition: 'new',
  count: 1,
  priceMinor,
  totalMinor: priceMinor,
});
const car = (name: string, vins: readonly string[], vin: string | null = null, priceMinor = 10_000_000) => ({
  spuName: inAll(name),
  vin,
  count: 1,
  priceMinor,
  vins,
});

describe('the cars of an order', () => {
  const facts = { items: [line('Jolion'), line('H6'), line('H6', 'LGWEF4A5000000001')] };

  it('stand in the lines of its contract, whatever the sequence of their rows', () => {
    const cars = [car('H6', ['B']), car('Jolion', ['A']), car('H6', [], 'LGWEF4A5000000001')];
    expect(inLinesOf(facts, cars)).toEqual([cars[1], cars[0], cars[2]]);
    expect(inLinesOf(facts, cars.toReversed())).toEqual([cars[1], cars[0], cars[2]]);
  });

  it('of the same name are told apart by VIN and price, and keep their sequence where nothing differs', () => {
    const items = [line('H6', null, 2), line('H6', null, 1), line('H6', null, 1)];
    const cars = [car('H6', ['B'], null, 1), car('H6', ['C'], null, 1), car('H6', ['A'], null, 2)];
    expect(inLinesOf({ items }, cars).map(({ vins }) => vins[0])).toEqual(['A', 'B', 'C']);
  });

  it('give the lines the VINs that were named, and leave listed ones as they are', () => {
    const cars = [car('Jolion', ['A']), car('H6', []), car('H6', [], 'LGWEF4A5000000001')];
    const { items } = withVins({ ...sampleFacts, ...facts }, cars);
    expect(items.map(({ vin }) => vin)).toEqual(['A', null, 'LGWEF4A5000000001']);
  });
});
