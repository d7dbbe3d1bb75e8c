import { e2eMall } from '@mall/testing/browser';
import { ratedThrice } from './lighthouse.js';

/** 1.5 to 2.1 s on a quiet machine; the simulation grows with what else the machine does, and what is slower than this was not. */
const MOST_LARGEST_PAINT_MS = 3_500;

/** What the pages that most visitors see first must reach on a simulated cheap phone, as the median of three. */
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
    const rating = await ratedThrice(url + (await path()));
    expect(rating).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
    expect(rating.layoutShift).toBeLessThan(0.02);
    expect(rating.largestPaintMs).toBeLessThan(MOST_LARGEST_PAINT_MS);
  });
});
