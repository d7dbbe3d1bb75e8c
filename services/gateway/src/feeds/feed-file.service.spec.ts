import { gunzipSync } from 'node:zlib';
import type { gatewayCalls } from '@mall/contracts/services/gateway';
import { platformErrors } from '@mall/contracts/define';
import type { FeedOffer, FeedPart } from '@mall/contracts/product';
import type { ClientOf } from '@mall/messaging';
import { fakeClient } from '@mall/messaging/fakes';
import { FeedFileService, type FeedKind } from './feed-file.service.js';

const PART = 300;
const ORIGIN = 'https://mall.example';

const offerOf = (id: number): FeedOffer => ({
  spuId: String(id),
  name: 'Haval Jolion',
  make: 'Haval',
  pictures: ['a', 'b', 'c'].map((name) => `/api/files/p/2026/${id}${name}.webp`),
  hasStock: true,
  priceRub: 1_400_000,
});

/**
 * Returns a file of so many cars, read part by part; `most` is how many parts were requested while others were still
 * being written.
 */
function aFileOf(cars: number) {
  const asked = { parts: 0, atOnce: 0, most: 0 };
  const feedPart = async ({ afterId = '0' }: { afterId?: string }): Promise<FeedPart> => {
    asked.parts += 1;
    asked.atOnce += 1;
    asked.most = Math.max(asked.most, asked.atOnce);
    await Promise.resolve();
    asked.atOnce -= 1;
    const from = Number(afterId);
    const offers = Array.from({ length: Math.min(PART, cars - from) }, (_, at) => offerOf(from + at + 1));
    return offers.length < PART ? { offers } : { offers, nextAfterId: offers.at(-1)!.spuId };
  };
  const makes = async () => [{ name: 'Haval', series: [] }];
  const company = async () => ({ siteName: { ru: 'Авто' }, legalName: { ru: 'Авто' } });
  const service = new FeedFileService(
    fakeClient<ClientOf<typeof gatewayCalls.listings>>({ feedPart, makes, feedFiles: async () => [0] }),
    fakeClient<ClientOf<typeof gatewayCalls.companies>>({ company: company as never }),
  );
  const written = async (kind: FeedKind) => gunzipSync(await service.packed(kind, 0, ORIGIN)).toString();
  return { service, asked, written };
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

describe.each([
  ['yandex', /<offer /g, /<picture>/g],
  ['google', /<item>/g, /<g:(?:additional_)?image_link>/g],
] as const)('a file of %s', (kind, offer, picture) => {
  it('has at most 30,000 offers and 50,000 pictures, the oldest cars, each with its main picture', async () => {
    const { written, asked } = aFileOf(31_000);
    const text = await written(kind);
    expect(count(text, offer)).toBe(30_000);
    expect(count(text, picture)).toBe(50_000);
    expect(count(text, /30000a\.webp/g)).toBe(1);
    expect(text).not.toContain('30001a.webp');
    expect(asked).toMatchObject({ parts: 100, most: 1 });
  });

  it('with few cars has all of their pictures', async () => {
    const text = await aFileOf(450).written(kind);
    expect([count(text, offer), count(text, picture)]).toEqual([450, 1_350]);
  });
});

it('is written once for all who ask at the same time, and kept', async () => {
  const { service, asked } = aFileOf(PART - 1);
  await Promise.all([1, 2, 3].map(() => service.packed('yandex', 0, ORIGIN)));
  await service.packed('yandex', 0, ORIGIN);
  expect(asked.parts).toBe(1);
});

it('without cars is not found', async () => {
  await expect(aFileOf(0).service.packed('yandex', 0, ORIGIN)).rejects.toThrow(platformErrors.notFound());
});
