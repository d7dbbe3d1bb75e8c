import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { clipPolygon, clipPolyline } from 'lineclip';
import { feature, mesh } from 'topojson-client';
import type { Plugin } from 'vite';

type Line = [number, number][];

/** West, south, east, north of the Russian Far East and Northeast China, where cars are received, cleared and handed over. */
const NEAR: [number, number, number, number] = [112, 38, 142, 56];

/**
 * Loads `world-atlas/countries-10m.json?near` as the part of that file within the frame: the whole file has 3.7 MB. Source: the
 * countries of Natural Earth at 1:10,000,000, public domain.
 */
export const nearAtlas: Plugin = {
  name: 'near-atlas',
  // Browsers parse JSON faster than code with the same numbers.
  load: (id) =>
    id.endsWith('countries-10m.json?near')
      ? { code: `export default JSON.parse('${JSON.stringify(readNear())}')`, moduleType: 'js' }
      : undefined,
};

function readNear(): { within: typeof NEAR; land: Line[]; borders: Line[] } {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as typeof import('world-atlas/countries-50m.json').default;
  const { countries } = topology.objects;
  const outer = feature(topology, countries).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates[0]!];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([ring]) => ring!) : [];
  });
  const land = outer.map((ring) => clipPolygon(ring as Line, NEAR)).filter(({ length }) => length > 2);
  const borders = mesh(topology, countries).coordinates.flatMap((line) => clipPolyline(line as Line, NEAR));
  // A clipped ring has to be closed: it ends at its first point.
  const rings = land.map((ring) => [...ring, ring[0]!]);
  return { within: NEAR, land: rings.map(rounded), borders: borders.map(rounded) };
}

/** Rounds to some 100 m, less than the accuracy of the source. */
const rounded = (line: Line): Line =>
  line.map(([lng, lat]) => [Math.round(lng * 1e3) / 1e3, Math.round(lat * 1e3) / 1e3]);
