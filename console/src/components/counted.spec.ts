import { MOST_COUNTED, MOST_PAGED } from '@mall/contracts/define';
import { pagedRows } from './counted.js';

describe('the rows with pages', () => {
  it.each([
    [137, undefined, 137],
    [MOST_COUNTED, undefined, MOST_COUNTED],
    [MOST_COUNTED + 1, undefined, MOST_PAGED],
    [137, 1_000, 137],
    [5_000, 1_000, 1_000],
    [MOST_COUNTED + 1, 1_000, 1_000],
  ])('of %i, found up to %p, are %i', (total, most, paged) => {
    expect(pagedRows(total, most)).toBe(paged);
  });
});
