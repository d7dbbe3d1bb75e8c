import { anyone, defineApi, listOf, MallPageDto } from '@mall/contracts/define';
import { check, ListOfValues, Text } from '@mall/validation';
import { keyOf, type Question } from './question.js';

class FindDto extends MallPageDto {
  @Text({ optional: true }) keyword?: string;
  @ListOfValues('id', { optional: true }) brandIds?: string[];
}

const { find } = defineApi('shelf', {
  find: {
    request: FindDto,
    response: listOf(FindDto),
    access: anyone(),
    cache: { maxAgeSeconds: 60, tags: () => [] },
    summary: 'Find.',
  },
});

function key(query: object, traits: Partial<Question> = {}): string {
  const checked = check(FindDto, query);
  if (!('value' in checked)) throw new Error('The query is not valid.');
  const input = checked.value;
  return keyOf({ operation: find, policy: find.cache!, input, locale: 'ru', tenantId: '1', ...traits });
}

describe('the key of a question', () => {
  it.each([
    [
      'the order of parameters',
      { keyword: 'bmw', pageNum: '2', brandIds: '7' },
      { brandIds: '7', pageNum: '2', keyword: 'bmw' },
    ],
    ['defaults', { pageNum: '1', pageSize: '20' }, {}],
    ['the order of several values, and repeated ones', { brandIds: '7,30,7' }, { brandIds: ['30', '7'] }],
    ['parameters without a value', { keyword: null }, {}],
  ])('ignores %s', (_, one, other) => {
    expect(key(one)).toBe(key(other));
  });

  it.each([
    ['another page', { pageNum: '2' }, {}],
    ['another value', { brandIds: '7' }, { brandIds: '8' }],
    ['a value that looks like two', { keyword: '7,8' }, { keyword: '7', brandIds: '8' }],
  ])('gives %s different keys', (_, one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  it('gives languages and tenants different keys', () => {
    const keys = [key({}), key({}, { locale: 'zh' }), key({}, { tenantId: '2' })];
    expect(new Set(keys).size).toBe(3);
  });
});
