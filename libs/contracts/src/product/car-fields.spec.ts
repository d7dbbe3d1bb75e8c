import { check, fieldsOf } from '@mall/validation';
import { boundsOf, rangeFields, wordsOfCount } from './car-field-rows.js';
import type { CountField } from './car-field-kinds.js';
import { carFields } from './car-fields.js';
import { CarFacetsView } from './search-facets.dto.js';
import { FindCarsDto } from './search.dto.js';

const rows = Object.entries(carFields);
const request = fieldsOf(FindCarsDto);
const facets = fieldsOf(CarFacetsView);

const requestFieldsOf = (name: string, field: (typeof carFields)[keyof typeof carFields]): string[] => {
  if (field.kind === 'price') return [...field.request, ...field.requestRoubles];
  if (field.kind === 'range')
    return rangeFields.flatMap((range) => (range.name === name ? boundsOf(range.name) : []));
  return 'request' in field ? [field.request].flat() : [name];
};

const addressesOf = (field: (typeof carFields)[keyof typeof carFields]): string[] =>
  field.kind === 'price' ? [...field.addressYuan, ...field.addressRoubles] : [field.address].flat();

it.each(rows)('%s has a request field', (name, field) => {
  for (const asked of requestFieldsOf(name, field))
    expect([asked, request.has(asked)]).toEqual([asked, true]);
});

it.each(rows)('%s has a facet', (name, field) => {
  for (const facet of 'facets' in field ? field.facets : [name])
    expect([facet, facets.has(facet)]).toEqual([facet, true]);
});

it('writes no two fields under one name of the address', () => {
  const names = rows.flatMap(([, field]) => addressesOf(field));
  expect(new Set(names).size).toBe(names.length);
});

it('reads the filters of a query string', () => {
  const { value, issues } = check(FindCarsDto, { fuel: 'ev,phev', steering: 'left', minYear: '2020' }) as {
    value: FindCarsDto;
    issues: readonly unknown[];
  };
  expect(issues).toEqual([]);
  expect(value).toMatchObject({ fuel: ['ev', 'phev'], steering: 'left', minYear: 2020, pageNum: 1 });
  expect(check(FindCarsDto, { minYear: '1949' }).issues).toHaveLength(1);
});

describe('a count in words', () => {
  const owners: CountField = {
    kind: 'count',
    label: { ru: '', zh: '', en: '' },
    most: 5,
    named: {
      ru: { one: '{n} владелец', few: '{n} владельца', other: '{n} владельцев' },
      zh: { other: '{n}任车主' },
      en: { one: '{n} owner', other: '{n} owners' },
    },
    address: 'owners',
  };

  it('takes the plural form of its language', () => {
    expect([1, 2].map((value) => wordsOfCount(owners, value, 'ru'))).toEqual(['1 владелец', '2 владельца']);
    expect([1, 2].map((value) => wordsOfCount(owners, value, 'en'))).toEqual(['1 owner', '2 owners']);
    expect(wordsOfCount(owners, 2, 'zh')).toBe('2任车主');
  });

  it('says that the highest value stands for more', () => {
    expect(wordsOfCount(owners, 5, 'ru')).toBe('5 владельцев и более');
    expect(wordsOfCount(owners, 5, 'zh')).toBe('5任车主及以上');
    expect(wordsOfCount(owners, 5, 'en')).toBe('5 owners or more');
  });
});
