/** @jest-environment jsdom */
import type { FeedOffer } from '@mall/contracts/product';
import type { FeedFormat, FeedHead } from './feed-format.js';
import { googleFeed } from './google-feed.js';
import { yandexFeed } from './yandex-feed.js';

/** The part of the browser's XML that this file uses; server code has no types of it. */
interface Xml {
  readonly id: string;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): Iterable<Xml> & ArrayLike<Xml>;
  querySelector(selector: string): Xml | null;
  querySelectorAll(selector: string): Iterable<Xml> & ArrayLike<Xml>;
}
const { DOMParser } = globalThis as unknown as {
  readonly DOMParser: new () => { parseFromString(text: string, type: string): Xml };
};

const head: FeedHead = {
  origin: 'https://mall.example',
  siteName: 'Уссури <Авто>',
  company: 'ООО «Уссури & Ко»',
  makes: [{ name: 'Great Wall', series: ['Poer', '大狗'] }],
  writtenAt: new Date('2026-11-25T10:00:00Z'),
};

const offer: FeedOffer = {
  spuId: '77',
  name: 'Great Wall Poer',
  make: 'Great Wall',
  series: 'Poer',
  condition: 'used',
  year: 2022,
  mileageKm: 45_000,
  bodyType: 'pickup',
  fuel: 'diesel',
  engineCc: 1_996,
  powerHp: 150,
  gearbox: 'automatic',
  colour: 'black',
  pictures: ['/api/files/p/2026/a.webp', '/api/files/p/2026/b.webp', '/api/files/p/2026/c.webp'],
  hasStock: true,
  priceRub: 1_400_000,
  landedRub: 2_600_000,
};

/** Returns a feed's document. @throws Error for a text that is not XML. */
function parsed(format: FeedFormat, offers: readonly FeedOffer[], pictures = 3): Xml {
  const text =
    format.head(head) + offers.map((one) => format.offer(one, head, pictures)).join('') + format.foot;
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? '');
  return document;
}

const textOf = (within: Xml, name: string): string | undefined =>
  within.getElementsByTagName(name)[0]?.textContent ?? undefined;

describe("Yandex's feed", () => {
  it('contains what is required of an offer, in roubles and in Russian', () => {
    const [one] = parsed(yandexFeed, [offer]).getElementsByTagName('offer');
    expect(one!.id).toBe('77');
    const said = ['name', 'vendor', 'model', 'url', 'price', 'currencyId', 'categoryId', 'set-ids'];
    expect(said.map((name) => textOf(one!, name))).toEqual([
      'Great Wall Poer, 2022',
      'Great Wall',
      'Poer',
      'https://mall.example/ru/car/77',
      '2600000',
      'RUR',
      '3',
      'great-wall,great-wall--poer',
    ]);
    expect(textOf(one!, 'picture')).toBe('https://mall.example/api/files/p/1280/2026/a.webp');
    const params = [...one!.getElementsByTagName('param')];
    expect(params.map((param) => [param.getAttribute('name'), param.textContent])).toContainEqual([
      'Коробка передач',
      'Автомат',
    ]);
  });

  it('has a set for each list that its offers name', () => {
    const document = parsed(yandexFeed, [offer]);
    const sets = [...document.getElementsByTagName('set')].map((set) => set.id);
    expect(sets).toEqual(['great-wall', 'great-wall--poer']);
    expect(textOf(document, 'name')).toBe('Уссури <Авто>');
  });

  it('shows the price of the contract first where the total cannot be calculated', () => {
    const { landedRub: _, ...uncounted } = offer;
    const document = parsed(yandexFeed, [uncounted]);
    expect(textOf(document, 'price')).toBe('1400000');
    expect(textOf(document.querySelector('offer')!, 'description')).toContain('без таможенных платежей');
  });
});

describe("Google's feed", () => {
  it('contains what is required of a product and of a vehicle', () => {
    const [one] = parsed(googleFeed, [offer]).getElementsByTagName('item');
    const said = [
      'id',
      'title',
      'link',
      'image_link',
      'availability',
      'price',
      'condition',
      'brand',
      'year',
      'mileage',
    ];
    expect(said.map((name) => textOf(one!, `g:${name}`))).toEqual([
      '77',
      'Great Wall Poer, 2022',
      'https://mall.example/ru/car/77',
      'https://mall.example/api/files/p/1280/2026/a.webp',
      'in_stock',
      '2600000.00 RUB',
      'used',
      'Great Wall',
      '2022',
      '45000 km',
    ]);
    expect(one!.getElementsByTagName('g:additional_image_link')).toHaveLength(2);
  });

  it('leaves out a car without a picture, which it requires', () => {
    expect(parsed(googleFeed, [{ ...offer, pictures: [] }]).querySelector('item')).toBeNull();
  });
});

describe.each([
  ['Yandex', yandexFeed],
  ['Google', googleFeed],
])('what a shop may write stays text in the feed of %s:', (_, format) => {
  it.each([
    ['markup', ']]></name><offer id="1"><script>', ']]></name><offer id="1"><script>, 2022'],
    ['characters that XML cannot hold', 'A\u0000B\u001fC\ud800D\ufffe', 'ABCD, 2022'],
    ['entities', '&lt;&#0;&x;', '&lt;&#0;&x;, 2022'],
  ])('%s', (_kind, name, shown) => {
    const document = parsed(format, [{ ...offer, name }]);
    const [one] = document.querySelectorAll('offer, item');
    expect(textOf(one!, format === yandexFeed ? 'name' : 'g:title')).toBe(shown);
    expect(document.querySelectorAll('offer, item')).toHaveLength(1);
  });

  it('a name of endless length is cut', () => {
    const document = parsed(format, [{ ...offer, name: '长'.repeat(5_000) }]);
    const [one] = document.querySelectorAll('offer, item');
    expect(textOf(one!, format === yandexFeed ? 'name' : 'g:title')!.length).toBeLessThanOrEqual(256);
  });

  it('no more pictures than allowed', () => {
    const text = format.offer(offer, head, 1);
    expect(text.match(/\/api\/files\/p\//g)).toHaveLength(1);
  });
});
