import { partOf } from './part-of.js';

describe('a requested part of a file of 1,000 bytes', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=1000-', undefined],
    ['bytes=5-2', undefined],
    ['bytes=0-9,20-29', undefined],
    ['lines=0-9', undefined],
    ['bytes', undefined],
  ])('%s', (header, range) => expect(partOf(header)!(1_000)).toEqual(range));

  it('is all of it without the header', () => expect(partOf(undefined)).toBeUndefined());
});
