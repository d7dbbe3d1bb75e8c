import { comparedOf } from './compared-ids.js';

describe('the cars that an address compares', () => {
  it('are at most four, each once, and only ids', () => {
    expect(comparedOf('1,2,2,3,4,5')).toEqual(['1', '2', '3', '4']);
    expect(comparedOf('1,x,-2,,"><script>,99999999999999999999')).toEqual(['1']);
    expect(comparedOf(null)).toEqual([]);
  });
});
