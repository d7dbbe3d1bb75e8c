import type { CarQuery } from './car-search.port.js';
import { conditionsOf } from './search-sql.js';

const query: CarQuery = { sort: 1, limit: 20, offset: 0, locale: 'ru' };

function sqlOf(asked: Partial<CarQuery>): { sql: string | undefined; values: unknown[] } {
  const values: unknown[] = [];
  const where = conditionsOf({ ...query, ...asked }, (value) => `$${values.push(value)}`);
  return { sql: where?.join(' AND '), values };
}

describe('conditions of a search', () => {
  it('only ever find cars on sale', () => expect(sqlOf({}).sql).toBe('s.status = 1'));

  it('carry every value as a parameter', () => {
    const hostile = `x'; DROP TABLE spu; --`;
    const { sql, values } = sqlOf({ condition: hostile as 'new', keyword: hostile, minPrice: 5 });
    expect(sql).not.toContain('DROP');
    expect(values).toEqual([`'x':* & 'drop':* & 'table':* & 'spu':*`, hostile, 5]);
  });

  it('match nothing when the keyword holds nothing to look for', () =>
    expect(sqlOf({ keyword: '%%__' }).sql).toBeUndefined());

  it('match nothing in a category that does not exist', () =>
    expect(sqlOf({ categoryIds: [] }).sql).toBeUndefined());

  it('take both bounds of a range as included', () =>
    expect(sqlOf({ minYear: 2020, maxYear: 2022 }).sql).toContain('s.year >= $1 AND s.year <= $2'));

  it('take a bound of zero seriously', () => expect(sqlOf({ maxMileageKm: 0 }).values).toEqual([0]));
});
