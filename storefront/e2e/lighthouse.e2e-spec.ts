import { e2eMall, expect } from '@mall/testing/browser';
import { outsideLimits, type Limits } from './lighthouse.js';

/** With `PAINT=1` on a machine that does nothing else: the time to the largest paint, 1.5 to 2.1 s, depends on its load. */
const paint = process.env['PAINT'];

const full = (score: number): boolean => score === 100;

const LIMITS: Limits = {
  accessibility: full,
  'best-practices': full,
  seo: full,
  layoutShift: (share) => share < 0.02,
  ...(paint && { largestPaintMs: (ms: number) => ms < 2_500 }),
};

/** The limits of the most visited pages on a simulated cheap phone. */
describe('Lighthouse on a phone', () => {
  const { url } = e2eMall();

  async function aCar(): Promise<string> {
    const list = await (await fetch(`${url}/ru/secoundHandCar/list`)).text();
    return /href="(\/ru\/[^"]*spuId=\d+)"/.exec(list)![1]!;
  }

  it.each([
    ['home', () => Promise.resolve('/ru/secoundHandCar/index')],
    ['list', () => Promise.resolve('/ru/secoundHandCar/list')],
    ['car', aCar],
  ] as const)('%s', async (_, path) => {
    expect(await outsideLimits(url + (await path()), LIMITS, paint ? 3 : 1)).toEqual({});
  });
});
