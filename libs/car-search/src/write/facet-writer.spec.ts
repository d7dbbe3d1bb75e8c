import type { CarFacetsView } from '@mall/contracts/product';
import { DATED } from '../../test/naive-search.js';
import { Dice, randomCar, TABLES } from '../../test/random-catalogue.js';
import { CarFinder } from '../find/car-finder.js';
import { CarIndex } from '../index/car-index.js';
import { FacetWriter } from './facet-writer.js';

const MAKES = 50;
const SERIES_EACH = 4;

/** Returns a catalogue of many makes; the last ones have the fewest cars. */
function manyMakes(): { readonly finder: CarFinder; readonly writer: FacetWriter } {
  const index = new CarIndex();
  const row = (parentId: string | null, name: string) => ({
    ...[...TABLES.brands][0]![1],
    parentId,
    name: { ru: name },
  });
  const makes = Array.from({ length: MAKES }, (_, at) => String(5_000 + at));
  const seriesOf = (make: string): string[] =>
    Array.from({ length: SERIES_EACH }, (_, at) => `${make}0${at}`);
  index.loadTables({
    ...TABLES,
    brands: makes.flatMap((make) => [
      [make, row(null, make)] as const,
      ...seriesOf(make).map((series) => [series, row(make, series)] as const),
    ]),
  });
  const dice = new Dice(11);
  let spuId = 1_000;
  makes.forEach((brandId, position) => {
    for (const seriesId of seriesOf(brandId))
      for (let cars = 0; cars < (position < MAKES - 1 ? 3 : 1); cars += 1)
        index.put({ ...randomCar(dice, String((spuId += 1))), brandId, seriesId });
  });
  const finder = new CarFinder(index);
  finder.datedFlags.update(DATED);
  return { finder, writer: new FacetWriter(index) };
}

describe('series in facets', () => {
  const { finder, writer } = manyMakes();
  const facets = (brandIds?: string[]): CarFacetsView => {
    const counted = finder.facets(brandIds ? { brandIds } : {});
    return JSON.parse(writer.facets(counted, 'ru', undefined, brandIds ?? []).toString()) as CarFacetsView;
  };

  it('are those of a chosen make, however few cars it has beside others', () => {
    const { series } = facets(['5049']);
    expect(series.map(({ value }) => value).sort()).toEqual(['504900', '504901', '504902', '504903']);
    expect(series.map(({ count, brandParentId }) => [count, brandParentId])).toEqual(
      Array.from({ length: SERIES_EACH }, () => [1, '5049']),
    );
  });

  it('are all of the make of a chosen series', () =>
    expect(facets(['500102', '5003']).series.map(({ brandParentId }) => brandParentId)).toEqual([
      ...Array.from({ length: SERIES_EACH }, () => '5001'),
      ...Array.from({ length: SERIES_EACH }, () => '5003'),
    ]));

  it('are the most frequent ones while no make is chosen', () => {
    const { series, brands } = facets();
    expect(brands).toHaveLength(MAKES);
    expect(series).toHaveLength(40);
    expect(series.every(({ count }) => count === 3)).toBe(true);
  });
});
