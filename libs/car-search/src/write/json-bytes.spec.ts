import { Fragments } from './fragments.js';
import { JsonBytes } from './json-bytes.js';

describe('JSON written as bytes', () => {
  it('writes numbers as JSON.stringify does', () => {
    const json = new JsonBytes();
    for (const value of [
      0, 7, 10, 99, 100, -1, -305, 305.5, 0.1, 1_073_741_823, 1_073_741_824, 9e15, -9e15,
    ]) {
      json.start();
      json.number(value);
      expect(json.copy().toString()).toBe(JSON.stringify(value));
    }
  });

  it('joins fragments of any length at any position, also when the buffer has to grow', () => {
    const json = new JsonBytes();
    const pieces = Array.from({ length: 4_000 }, (_, at) => 'ёлка 轿车 x'.slice(0, at % 10).repeat(at % 7));
    const fragments = new Fragments(pieces);
    for (let round = 0; round < 2; round += 1) {
      json.start();
      pieces.forEach((_, at) => {
        fragments.write(at, json);
        json.digits(at % 60, 2);
      });
      const expected = pieces.map((piece, at) => piece + String(at % 60).padStart(2, '0')).join('');
      expect(json.copy().toString()).toBe(expected);
    }
  });

  it('copies part of another buffer', () => {
    const json = new JsonBytes();
    json.start();
    json.putBytes(Buffer.from('before кроссовер after'), 7, 25);
    json.ascii('","year":');
    expect(json.copy().toString()).toBe('кроссовер","year":');
  });
});
