import { canonicalJson, factsHashOf } from './canonical.js';

test('the order of fields changes nothing, the order of a list does', () => {
  const facts = { b: 1, a: { d: [1, 2], c: new Date(0) } };
  expect(canonicalJson(facts)).toBe('{"a":{"c":"1970-01-01T00:00:00.000Z","d":[1,2]},"b":1}');
  expect(factsHashOf({ a: { c: new Date(0), d: [1, 2] }, b: 1 })).toBe(factsHashOf(facts));
  expect(factsHashOf({ ...facts, a: { ...facts.a, d: [2, 1] } })).not.toBe(factsHashOf(facts));
});
