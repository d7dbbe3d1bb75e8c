import { e2eMall } from '@mall/testing/browser';
import { outsideLimits, type Limits } from './lighthouse.js';

/** 1.5 to 2.1 s on a quiet machine; the limit allows for a busy one, on which the simulated values are higher. */
const MOST_LARGEST_PAINT_MS = 3_500;

const full = (score: number): boolean => score === 100;

const LIMITS: Limits = {
  accessibility: full,
  'best-practices': full,
  seo: full,
  layoutShift: (share) => share < 0.02,
  largestPaintMs: (ms) => ms < MOST_LARGEST_PAINT_MS,
};

/** The limits of the most visited pages on a simulated cheap phone, as the median of three runs. */
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
    expect(await outsideLimits(url + (await path()), LIMITS)).toEqual({});
  });
});
