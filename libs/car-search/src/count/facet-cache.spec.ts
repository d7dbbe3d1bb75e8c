import { carFields } from '@mall/contracts/product';
import type { CarFilters } from '../car-search.port.js';
import { FacetCache, type CountedFacets } from './facet-cache.js';

const counted = (version: number): CountedFacets => ({
  facets: { total: 3, list: Uint32Array.of(1, 2, 3) } as CountedFacets['facets'],
  version,
});

describe('FacetCache', () => {
  let [now, changes] = [0, 0];
  const cache = new FacetCache(() => now);
  const of = (filters: object) => cache.facetsOf(filters as CarFilters, { changes, version: 70 + changes });
  const keep = (filters: object, version: number, tookMs: number) =>
    cache.keep(filters as CarFilters, counted(version), tookMs, changes);
  beforeEach(() => (changes += 1));

  it('keeps frequent queries until the catalogue changes', () => {
    keep({ condition: 'used' }, 7, 0.1);
    now += 60_000;
    expect(of({ condition: 'used' })).toMatchObject({ version: 70 + changes, facets: { total: 3 } });
    changes += 1;
    expect(of({ condition: 'used' })).toBeUndefined();
  });

  it.each([
    { minPrice: 5 },
    { minYear: 2020 },
    { keyword: 'bmw' },
    { sort: carFields.landed.sorts.ascending },
  ])('does not keep fast counts of %o', (filters) => {
    expect(keep(filters, 7, 4)).toBeUndefined();
    expect(of(filters)).toBeUndefined();
  });

  it('keeps slow counts for ten times their duration, at most half a second, also while the catalogue changes', () => {
    keep({ minPrice: 5 }, 7, 20);
    changes += 1;
    expect(of({ minPrice: 5 })).toMatchObject({ version: 7, facets: { total: 3 }, written: undefined });
    now += 199;
    expect(of({ minPrice: 5 })).toBeDefined();
    now += 1;
    expect(of({ minPrice: 5 })).toBeUndefined();
    keep({ minPrice: 5 }, 8, 900);
    changes += 1;
    now += 500;
    expect(of({ minPrice: 5 })).toBeUndefined();
  });

  it('keeps only slow counts of a catalogue whose changes are not known', () => {
    cache.keep({ condition: 'used' }, counted(5), 4);
    expect(cache.facetsOf({ condition: 'used' })).toBeUndefined();
    cache.keep({ condition: 'used' }, counted(5), 40);
    expect(cache.facetsOf({ condition: 'used' })).toMatchObject({ version: 5, written: undefined });
  });

  it('distinguishes filters, but not pages and orders of the same filters', () => {
    keep({ condition: 'new', sort: 1, offset: 0 }, 9, 20);
    expect(of({ condition: 'new', sort: 5, offset: 40 })).toBeDefined();
    expect(of({ condition: 'new', hasStock: 1 })).toBeUndefined();
    expect(of({ condition: 'new', sort: carFields.landed.sorts.descending })).toBeUndefined();
  });

  it('drops the least recently used entry', () => {
    for (let at = 0; at < 300; at += 1) {
      keep({ brandIds: [String(at)] }, 1, 0.1);
      expect(of({ brandIds: ['0'] })).toBeDefined();
    }
    expect(of({ brandIds: ['20'] })).toBeUndefined();
    expect(of({ brandIds: ['299'] })).toBeDefined();
  });

  it('keeps JSON with the counts, but no lists of cars', () => {
    keep({ hasStock: 1 }, 1, 0.1)!.written!.set('ru', Buffer.from('{}'));
    expect(of({ hasStock: 1 })!.written!.get('ru')!.toString()).toBe('{}');
    expect(of({ hasStock: 1 })!.facets.list).toBeUndefined();
  });
});
