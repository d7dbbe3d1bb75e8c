import { FeedTrouble, readTrouble, writeTrouble } from './feed-trouble.js';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:80'), { code: 'ECONNREFUSED' });

it.each([
  ['unreachable', new TypeError('fetch failed', { cause: refused }), /ECONNREFUSED/],
  ['slow', new DOMException('The operation was aborted due to timeout', 'TimeoutError'), /timeout/],
  ['refused', new FeedTrouble('refused', 'the bank answered 503'), /503/],
  ['unusable', new Error('the file ends too early'), /too early/],
  ['unusable', 'thrown as a text', /text/],
] as const)('%s: the failure is stored in a word and in detail', (trouble, failure, said) => {
  const read = readTrouble(writeTrouble(failure));
  expect(read.trouble).toBe(trouble);
  expect(read.failure).toMatch(said);
});

it('reads notes of an older version, and an empty one', () => {
  expect(readTrouble('fetch failed')).toEqual({ trouble: 'unusable', failure: 'fetch failed' });
  expect(readTrouble(null)).toEqual({ trouble: null, failure: null });
});
