import { amountOfMinor, AMOUNT_MAX, clampAmount, minorOfAmount } from './amount.js';
import { colourOf, SWATCHES } from './colours.js';
import { contradictsIdCard, genderOf } from './gender.js';
import { fontClassOf, iconValue } from './icon-value.js';
import { birthDateOf, checkDigitOf, idCardProblem, idCardText } from './id-card.js';
import { nameProblem } from './person-name.js';
import { phoneProblem } from './phone.js';
import { lengthProblem } from './text-length.js';
import { isYearOpen, pageOfYears } from './years.js';

describe('an ID card', () => {
  test.each([
    ['11010519491231002X', undefined],
    ['440524188001010014', undefined],
    ['110105491231002', undefined],
    ['', undefined],
    ['1101****1231002X', undefined],
    ['110105194912310021', 'check'],
    ['991105194912310020', 'region'],
    ['11010519490231002X', 'format'],
    ['1101051949123100', 'format'],
    ['11010519491231002Y', 'format'],
  ])('%s: %s', (number, problem) => expect(idCardProblem(number)).toBe(problem));

  test('has a capital letter, a date of birth and a check digit', () => {
    expect(idCardText(' 11010519491231002x ')).toBe('11010519491231002X');
    expect(birthDateOf('11010519491231002X')).toBe('1949-12-31');
    expect(birthDateOf('110105491231002')).toBe('1949-12-31');
    expect(checkDigitOf('11010519491231002')).toBe('X');
  });

  test('tells the gender by its 17th digit', () => {
    expect(genderOf('11010519491231002X')).toBe('0');
    expect(genderOf('440524188001010014')).toBe('1');
    expect(genderOf('110105491231002')).toBeUndefined();
    expect(contradictsIdCard('1', '11010519491231002X')).toBe(true);
    expect(contradictsIdCard('0', '11010519491231002X')).toBe(false);
    expect(contradictsIdCard('1', '')).toBe(false);
  });
});

describe('a phone number', () => {
  test.each([
    ['13800138000', 'a', undefined],
    ['12800138000', 'a', 'mobile'],
    ['1380013800', 'a', 'mobile'],
    ['01012345678', 'a', undefined],
    ['010-1234567', 'a', undefined],
    ['0123', 'a', 'landline'],
    ['', 'a', undefined],
    ['', 'b', 'empty'],
    ['1380013800', 'b', 'length'],
    ['23800138000', 'b', 'format'],
    ['13800138000', 'b', undefined],
    ['', 'c', undefined],
    ['138', 'c', 'length'],
  ] as const)('%s by rule %s: %s', (number, rule, problem) =>
    expect(phoneProblem(number, rule)).toBe(problem),
  );
});

test.each([
  ['王小明', undefined],
  ['Иван Петров', undefined],
  ['阿不都·热合曼', undefined],
  ['', undefined],
  [' 王', 'edges'],
  ['王 ', 'edges'],
  ['王1', 'format'],
  ['·王', 'format'],
  ['王··明', 'format'],
])('the name "%s": %s', (name, problem) => expect(nameProblem(name)).toBe(problem));

test.each([
  ['abc', { min: 5, max: 10 }, 'between'],
  ['abcdef', { max: 5 }, 'upTo'],
  ['abc', { min: 5 }, 'over'],
  ['abcde', { min: 5, max: 5 }, undefined],
  ['', { min: 5 }, undefined],
])('the length of "%s" within %o: %s', (text, limits, problem) =>
  expect(lengthProblem(text, limits)).toBe(problem),
);

describe('an amount', () => {
  const range = { min: '0', max: AMOUNT_MAX };
  test.each([
    ['99999999999999', '99999999999999'],
    ['100000000000000', '99999999999999'],
    ['99999999999999.01', '99999999999999'],
    ['0012', '0012'],
    ['', ''],
  ])('%s is limited to %s', (typed, kept) => expect(clampAmount(typed, range)).toBe(kept));

  test('below the range becomes its least', () =>
    expect(clampAmount('9.99', { min: '10', max: '20' })).toBe('10'));

  test('goes to hundredths and back without fractions of numbers', () => {
    expect(minorOfAmount('1234567.1')).toBe(123_456_710);
    expect(minorOfAmount('0.29')).toBe(29);
    expect(minorOfAmount('')).toBeNull();
    expect(amountOfMinor(29)).toBe('0.29');
    expect(amountOfMinor(123_456_700)).toBe('1234567.00');
    expect(amountOfMinor(undefined)).toBe('');
  });
});

test('a minimum above 1000 blocks earlier years, any other blocks the future', () => {
  expect([1999, 2000, 2040].map((year) => isYearOpen(year, 2000, 2026))).toEqual([false, true, true]);
  expect([1999, 2026, 2027].map((year) => isYearOpen(year, 0, 2026))).toEqual([true, true, false]);
  expect(pageOfYears(2026)).toContain(2026);
  expect(pageOfYears(2026)).toHaveLength(12);
});

test('twenty different colours; typed ones are read', () => {
  expect(new Set(SWATCHES.map(colourOf)).size).toBe(20);
  expect(colourOf('#FA0')).toBe('#ffaa00');
  expect(colourOf('red')).toBeUndefined();
});

test('the value of an icon is read back', () => {
  expect(fontClassOf(iconValue('home'))).toBe('home');
  expect(fontClassOf('home')).toBeUndefined();
});
