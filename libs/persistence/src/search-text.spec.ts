import { searchPattern } from './search-text.js';

it.each([
  ['a part of a word', ' ЕРИОН ', '%ерион%'],
  ['one or two letters at the beginning of words', 'X5', '% x5%'],
  ['Chinese characters one by one', '比亚', '% 比 亚%'],
  ['Chinese among letters', '宋PLUS', '% 宋plus%'],
  ['signs of patterns as letters', '50%_\\', '%50\\%\\_\\\\%'],
])('looks for %s', (_, typed, pattern) => expect(searchPattern(typed)).toBe(pattern));
