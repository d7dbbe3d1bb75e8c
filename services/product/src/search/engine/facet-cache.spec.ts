import { FacetCache, type CountedFacets } from './facet-cache.js';

const counted = (version: number): CountedFacets => ({
  facets: { total: 3, list: Uint32Array.of(1, 2, 3) } as CountedFacets['facets'],
  version,
});

describe('FacetCache', () => {
  let now = 0;
  const cache = new FacetCache(() => now);

  it('keeps slow counts for ten times their duration, at most half a second', () => {
    cache.keep({ condition: 'used' }, counted(7), 20);
    expect(cache.of({ condition: 'used' })).toMatchObject({ version: 7, facets: { total: 3 } });
    now += 199;
    expect(cache.of({ condition: 'used' })).toBeDefined();
    now += 1;
    expect(cache.of({ condition: 'used' })).toBeUndefined();
    cache.keep({ condition: 'used' }, counted(8), 900);
    now += 500;
    expect(cache.of({ condition: 'used' })).toBeUndefined();
  });

  it('distinguishes filters, but not pages and orders of the same filters', () => {
    cache.keep({ condition: 'new', sort: 1, offset: 0 } as never, counted(9), 20);
    expect(cache.of({ condition: 'new', sort: 5, offset: 40 } as never)).toBeDefined();
    expect(cache.of({ condition: 'new', hasStock: 1 })).toBeUndefined();
  });

  it('keeps neither fast counts nor lists of cars', () => {
    cache.keep({ hasStock: 1 }, counted(1), 4);
    expect(cache.of({ hasStock: 1 })).toBeUndefined();
    cache.keep({ hasStock: 1 }, counted(1), 40);
    expect(cache.of({ hasStock: 1 })!.facets.list).toBeUndefined();
  });
});
