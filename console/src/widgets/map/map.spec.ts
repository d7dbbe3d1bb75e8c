import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { CHINA_ID, isInside } from './china.js';
import { converted, COORDINATE_SYSTEMS } from './coordinate-systems.js';
import { offlineGeocoder } from './geocoder.js';
import { readDegrees } from './lng-lat.js';
import { locationText, readLocation } from './location.js';
import { TOWN_PLACES } from './town-places.js';
import { circleAround, rangeText, readRange } from './shapes.js';

const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
const china = feature(topology, topology.objects.countries).features.find(({ id }) => id === CHINA_ID)!;
const outline = (china.geometry as MultiPolygon).coordinates;

const USSURIYSK = { lng: 131.951, lat: 43.797 };
const HARBIN = { lng: 126.642, lat: 45.757 };

describe('the outline of China', () => {
  test.each([
    ['Ussuriysk', USSURIYSK, false],
    ['Vladivostok', { lng: 131.886, lat: 43.116 }, false],
    ['Khabarovsk', { lng: 135.072, lat: 48.48 }, false],
    ['Ulaanbaatar', { lng: 106.917, lat: 47.92 }, false],
    ['Moscow', { lng: 37.618, lat: 55.756 }, false],
    ['Harbin', HARBIN, true],
    ['Hunchun', { lng: 130.366, lat: 42.863 }, true],
    ['Urumqi', { lng: 87.617, lat: 43.825 }, true],
    ['Haikou', { lng: 110.33, lat: 20.03 }, true],
  ])('%s', (_, point, isWithin) => expect(isInside(point, outline)).toBe(isWithin));
});

describe('coordinate systems', () => {
  test.each(COORDINATE_SYSTEMS)('Ussuriysk is not shifted into %s', (system) =>
    expect(converted(USSURIYSK, 'default', system, outline)).toEqual(USSURIYSK),
  );

  test.each(COORDINATE_SYSTEMS)('Harbin goes into %s and comes back within half a metre', (system) => {
    const there = converted(HARBIN, 'default', system, outline);
    expect(system === 'default').toBe(there.lng === HARBIN.lng);
    const back = converted(there, system, 'default', outline);
    expect(Math.abs(back.lng - HARBIN.lng)).toBeLessThan(0.000_006);
    expect(Math.abs(back.lat - HARBIN.lat)).toBeLessThan(0.000_006);
  });
});

test('a location is read from JSON text and from an object, and kept as text', () => {
  const kept = locationText({ ...USSURIYSK, address: 'Уссурийск' });
  expect(readLocation(kept)).toEqual({ ...USSURIYSK, address: 'Уссурийск' });
  expect(readLocation({ lng: '131.951', lat: '43.797', address: null })).toEqual({
    ...USSURIYSK,
    address: '',
  });
  for (const none of ['', 'nowhere', '{}', 'null', '{"lng":"x","lat":1}', null])
    expect(readLocation(none)).toBeUndefined();
  expect(readDegrees('181', 'lng')).toBeUndefined();
  expect(readDegrees('91', 'lat')).toBeUndefined();
  expect(readDegrees(' 43,7977777 ', 'lat')).toBe(43.797778);
});

test('a range is kept as text and read back; what is no polygon is left out', () => {
  const circle = circleAround(USSURIYSK, 0.01);
  expect(readRange(rangeText([circle]))).toEqual([circle]);
  expect(readRange('[[{"lng":1,"lat":2}]]')).toEqual([]);
  expect(readRange('nothing')).toEqual([]);
  expect(rangeText([])).toBe('');
});

test('a town is at its coordinates', () => {
  const { lng, lat, size } = TOWN_PLACES.get('RU-PRI-02')!;
  expect(Math.hypot(lng - USSURIYSK.lng, lat - USSURIYSK.lat)).toBeLessThan(0.02);
  expect(size).toBe(1);
  expect(TOWN_PLACES.get('231081')).toMatchObject({ lng: 131.148, lat: 44.4 });
  for (const [code, place] of TOWN_PLACES) {
    const isRussian = code.startsWith('RU-');
    expect(place.lat).toBeGreaterThan(isRussian ? 41 : 18);
    expect(place.lng).toBeGreaterThan(isRussian ? 19 : 73);
    expect(place.size).toBeLessThan(3);
  }
});

test('places are found by their name in any language, towns by theirs, and points by coordinates', async () => {
  const find = offlineGeocoder([
    { lng: 133.086, lat: 44.592, name: '列索扎沃茨克', size: 2 },
    { ...USSURIYSK, name: '乌苏里斯克', size: 1 },
  ]);
  expect(await find('列索', 'zh')).toEqual([{ lng: 133.086, lat: 44.592, address: '列索扎沃茨克' }]);
  expect(await find('乌苏里', 'zh')).toHaveLength(1);
  expect(await find('уссур', 'zh')).toEqual([{ ...USSURIYSK, address: '乌苏里斯克' }]);
  expect(await find('126.6, 45.7', 'ru')).toEqual([{ lng: 126.6, lat: 45.7, address: '' }]);
  expect(await find('Атлантида', 'ru')).toEqual([]);
});
