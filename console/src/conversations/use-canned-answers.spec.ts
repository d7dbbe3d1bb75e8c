import { matching, typedKeyword } from './use-canned-answers.js';

const answer = (keyword: string, text: string) => ({
  cannedAnswerId: keyword,
  keyword,
  text,
  locale: 'ru' as const,
});
const answers = [
  answer('contract', 'Договор'),
  answer('hello', 'Здравствуйте'),
  answer('оплата', 'Счёт по договору'),
];
const found = (typed: string) => matching(answers, typed).map(({ keyword }) => keyword);

it('a text that is one word behind a slash asks for canned answers', () => {
  expect(typedKeyword('/')).toBe('');
  expect(typedKeyword('/Опл')).toBe('опл');
  expect(typedKeyword('/опл ')).toBeUndefined();
  expect(typedKeyword('и/или')).toBeUndefined();
});

it('answers are found by the beginning of the keyword first, then by any words', () => {
  expect(found('')).toEqual(['contract', 'hello', 'оплата']);
  expect(found('о')).toEqual(['оплата', 'contract']);
  expect(found('договор')).toEqual(['contract', 'оплата']);
  expect(found('нет')).toEqual([]);
});
