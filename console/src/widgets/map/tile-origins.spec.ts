import { tileOrigins } from './tile-origins.js';

describe('the origins of map tiles', () => {
  it.each<[template: string, origins: readonly string[]]>([
    ['https://tiles.example/{z}/{x}/{y}.png', ['https://tiles.example']],
    ['https://tiles.example:8443/wgs84/{z}/{x}/{-y}.webp?key=a1', ['https://tiles.example:8443']],
    ['http://10.0.0.7/{z}/{x}/{y}.png', ['http://10.0.0.7']],
    [
      'https://{a-c}.tiles.example/{z}/{x}/{y}.png',
      ['https://a.tiles.example', 'https://b.tiles.example', 'https://c.tiles.example'],
    ],
    [
      'https://t{0-2}.tiles.example/{z}/{x}/{y}.png',
      ['https://t0.tiles.example', 'https://t1.tiles.example', 'https://t2.tiles.example'],
    ],
    ['https://карты.рф/{z}/{x}/{y}.png', ['https://xn--80atti9b.xn--p1ai']],
    ['/tiles/{z}/{x}/{y}.png', []],
  ])('of %s are %j', (template, origins) => expect(tileOrigins(template)).toEqual(origins));

  it.each([
    'yes',
    'https://tiles.example/',
    'tiles.example/{z}/{x}/{y}.png',
    '//tiles.example/{z}/{x}/{y}.png',
    'ftp://tiles.example/{z}/{x}/{y}.png',
    'data:image/png,{z}{x}{y}',
    'https://*/{z}/{x}/{y}.png',
    "https://a.example;script-src 'self'/{z}/{x}/{y}.png",
    'https://user:word@tiles.example/{z}/{x}/{y}.png',
  ])('of %s are refused', (template) =>
    expect(() => tileOrigins(template)).toThrow('VITE_MAP_TILES must be'),
  );
});
