import { check } from './check.js';
import { Day, Id, Instant, Int, Json, ListOfValues, Text, Trilingual } from './fields/index.js';
import { ruleTexts } from './rules.js';
import type { Texts } from './texts.js';

class FilterDto {
  @Text({ optional: true }) word?: string;
  @Id({ optional: true }) brandId?: string;
  @ListOfValues('id', { optional: true }) ids?: string[];
  @ListOfValues('integer', { optional: true }) seats?: number[];
  @Int({ optional: true }) minPrice?: number;
  @Int({ optional: true, notBelow: 'minPrice' }) maxPrice?: number;
  @Instant({ optional: true }) startTime?: string;
  @Instant({ optional: true, notBelow: 'startTime' }) endTime?: string;
  @Day({ optional: true }) from?: string;
  @Day({ optional: true, notBelow: 'from' }) until?: string;
  @Json({ optional: true }) meta?: Record<string, unknown>;
}

const fieldsAtFault = (plain: object): string[] => check(FilterDto, plain).issues.map(({ field }) => field);
const nested = (levels: number): object => (levels === 0 ? {} : { inner: nested(levels - 1) });

it.each([
  ['the largest id', { brandId: '9223372036854775807', ids: '1,9223372036854775807' }],
  ['a range of one value', { minPrice: '5', maxPrice: '5', from: '2026-01-01', until: '2026-01-01' }],
  ['a range open at one end', { maxPrice: 1, endTime: '2026-01-01 00:00:00' }],
  ['moments in two notations', { startTime: '2026-11-21T10:00:00', endTime: '2026-11-21 18:00:00' }],
  ['characters of two halves', { word: '🚗 吉利', meta: { note: '🚗' } }],
  ['JSON of 31 levels', { meta: nested(31) }],
  ['decimal digits', { minPrice: '1500', seats: '5,7' }],
])('accepts %s', (_, plain) => {
  expect(fieldsAtFault(plain)).toEqual([]);
});

it.each([
  ['an id past 64 bits', { brandId: '9223372036854775808' }, 'brandId'],
  ['an id of twenty digits', { brandId: '10000000000000000000' }, 'brandId'],
  ['an id past 64 bits in a list', { ids: '1,9999999999999999999' }, 'ids'],
  ['a number past 32 bits in a list', { seats: '2147483648' }, 'seats'],
  ['NUL in a text', { word: 'a\0b' }, 'word'],
  ['NUL in a list', { ids: ['1', '2\0'] }, 'ids'],
  ['NUL in JSON', { meta: { note: ['\0'] } }, 'meta'],
  ['NUL in a name in JSON', { meta: { 'a\0': 1 } }, 'meta'],
  ['half of a character', { word: 'a\ud800' }, 'word'],
  ['half of a character in JSON', { meta: { note: '\udc00' } }, 'meta'],
  ['JSON of 33 levels', { meta: nested(33) }, 'meta'],
  ['a hexadecimal number', { minPrice: '0x10' }, 'minPrice'],
  ['a number with a blank', { minPrice: ' 1' }, 'minPrice'],
  ['a number with an exponent', { minPrice: '1e3' }, 'minPrice'],
  ['infinity', { minPrice: 'Infinity' }, 'minPrice'],
  ['a price range upside down', { minPrice: 9, maxPrice: '8' }, 'maxPrice'],
  ['days upside down', { from: '2026-02-01', until: '2026-01-31' }, 'until'],
  ['moments upside down', { startTime: '2026-11-21 18:00', endTime: '2026-11-21T10:00:00Z' }, 'endTime'],
  ['31 April', { until: '2026-04-31' }, 'until'],
  ['a moment of 31 April', { endTime: '2026-04-31 10:00:00' }, 'endTime'],
  ['a moment followed by something else', { endTime: '2026-04-30 10:00:00; DROP' }, 'endTime'],
])('refuses %s and names the field', (_, plain, field) => {
  expect(fieldsAtFault(plain)).toEqual([field]);
});

it('names the field of NUL in a nested name without repeating it', () => {
  expect(check(FilterDto, { 'a\0': 1 }).issues[0]?.params).toEqual({ label: { ru: '?', zh: '?', en: '?' } });
});

describe('a name in three languages', () => {
  class NamedDto {
    @Trilingual({ named: true }) name!: Texts;
  }

  it.each([[{}], [{ ru: ' ', en: '' }]])('is refused when it is %j', (name) => {
    expect(check(NamedDto, { name }).issues).toMatchObject([{ field: 'name', text: ruleTexts.required }]);
  });

  it('may have one language alone', () => {
    expect(check(NamedDto, { name: { zh: '订单' } }).issues).toEqual([]);
  });

  it('has 255 characters at most', () => {
    expect(check(NamedDto, { name: { ru: 'я'.repeat(255) } }).issues).toEqual([]);
    const { issues } = check(NamedDto, { name: { ru: 'я'.repeat(256) } });
    expect(issues).toMatchObject([{ field: 'name.ru', text: ruleTexts.textLength }]);
  });

  it('is one line', () => {
    const checked = check(NamedDto, { name: { ru: 'Haval\nJolion' } });
    expect(checked).toMatchObject({ issues: [], value: { name: { ru: 'Haval Jolion' } } });
  });
});
