import { checkRows, queryRows } from './query-rows.js';
import { assertRow, column, rowShape, type RowOf } from './row-shape.js';

const line = rowShape({
  lineId: column.bigint,
  pieces: column.integer,
  state: column.oneOf('open', 'closed'),
  closedAt: column.nullable(column.timestamp),
  names: column.json<{ readonly ru: string }>(),
  tags: column.array(column.text),
});
const row: RowOf<typeof line> = {
  lineId: '7',
  pieces: 2,
  state: 'open',
  closedAt: null,
  names: { ru: 'Хавал' },
  tags: [],
};

describe('a declared row', () => {
  it('accepts the types that it declares', () => {
    expect(() => assertRow(line, row)).not.toThrow();
    expect(() => assertRow(line, { ...row, closedAt: new Date() })).not.toThrow();
  });

  it.each([
    ['an id that arrives as a number', { lineId: 7 }, 'lineId is number instead of bigint'],
    ['an amount that arrives as text', { pieces: '2' }, 'pieces is string instead of integer'],
    ['a value outside of its union', { state: 'lost' }, 'state is string instead of one of open, closed'],
    ['an undeclared null', { names: null }, 'names is null instead of json'],
    ['an undeclared column', { extra: 1 }, 'extra is not declared'],
  ])('refuses %s', (_, change, message) => {
    expect(() => assertRow(line, { ...row, ...change })).toThrow(message);
  });

  it('refuses a missing column and never shows a value', () => {
    const { tags: _, ...rest } = row;
    expect(() => assertRow(line, rest)).toThrow('tags is missing instead of array of text');
    expect(() => assertRow(line, { ...row, pieces: '+79141234567' })).not.toThrow('+7914');
  });

  it('must declare each field of an interface with a column of its type', () => {
    interface Priced {
      readonly skuId: string;
      readonly currency: 'CNY' | 'RUB';
    }
    rowShape<Priced>({ skuId: column.bigint, currency: column.oneOf('CNY', 'RUB') });
    // @ts-expect-error any text is more than two currencies
    rowShape<Priced>({ skuId: column.bigint, currency: column.text });
    // @ts-expect-error the currency is missing
    rowShape<Priced>({ skuId: column.bigint });
  });
});

it('returns rows of SELECT and of UPDATE … RETURNING alike, checked once checking is on', async () => {
  const answering = (raw: unknown) => ({ query: () => Promise.resolve(raw) }) as never;
  const shape = rowShape({ id: column.bigint });
  const wrong = [{ id: 7 }];
  expect(await queryRows(answering(wrong), shape, 'SELECT')).toBe(wrong);
  checkRows();
  expect(await queryRows(answering([[{ id: '7' }], 1]), shape, 'UPDATE')).toEqual([{ id: '7' }]);
  await expect(queryRows(answering(wrong), shape, 'SELECT')).rejects.toThrow('id is number');
});
