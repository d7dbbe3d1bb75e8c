import { readOptions } from './options.js';

describe('the command line', () => {
  it('takes numbers in both spellings and keeps the defaults of the form for the rest', () => {
    const { orders, seed, rounds, form } = readOptions(['--orders', '10000', '--seed=7']);
    expect({ orders, seed, rounds, form }).toEqual({ orders: 10_000, seed: 7, rounds: 20, form: 'long' });
  });

  it('has a short form in which every number is smaller', () => {
    const [short, long] = [readOptions(['--short']), readOptions([])];
    expect(short.orders).toBeLessThan(long.orders);
    expect(short.rounds).toBeLessThan(long.rounds);
    expect(short.races).toBeLessThan(long.races);
  });

  it.each([[['--oders', '5']], [['--orders', 'many']], [['--orders']]])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow(/--o/);
  });
});
