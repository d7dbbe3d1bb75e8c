import { FacetMemo, type CountedFacets } from './facet-memo.js';

const counted = (version: number): CountedFacets => ({
  facets: { total: 3, list: Uint32Array.of(1, 2, 3) } as CountedFacets['facets'],
  version,
});

describe('the memo of counts', () => {
  let now = 0;
  const memo = new FacetMemo(() => now);

  it('keeps what took long, for ten times as long and never half a second', () => {
    memo.keep({ condition: 'used' }, counted(7), 20);
    expect(memo.of({ condition: 'used' })).toMatchObject({ version: 7, facets: { total: 3 } });
    now += 199;
    expect(memo.of({ condition: 'used' })).toBeDefined();
    now += 1;
    expect(memo.of({ condition: 'used' })).toBeUndefined();
    memo.keep({ condition: 'used' }, counted(8), 900);
    now += 500;
    expect(memo.of({ condition: 'used' })).toBeUndefined();
  });

  it('tells questions apart, but not pages and orders of one', () => {
    memo.keep({ condition: 'new', sort: 1, offset: 0 } as never, counted(9), 20);
    expect(memo.of({ condition: 'new', sort: 5, offset: 40 } as never)).toBeDefined();
    expect(memo.of({ condition: 'new', hasStock: 1 })).toBeUndefined();
  });

  it('does not keep what is counted quickly, nor the cars', () => {
    memo.keep({ hasStock: 1 }, counted(1), 4);
    expect(memo.of({ hasStock: 1 })).toBeUndefined();
    memo.keep({ hasStock: 1 }, counted(1), 40);
    expect(memo.of({ hasStock: 1 })!.facets.list).toHaveLength(0);
  });
});
