import { check } from './check.js';
import { sameField, type Shaped } from './field.js';
import { Int, OneOf, Text } from './fields/index.js';
import { changesOf, partOf, shapeOf } from './shape-of.js';

class Port {
  @Text({ max: 5 }) code!: string;
  @Int({ max: 40 }) berths!: number;
  @OneOf(['sea', 'land'], { optional: true }) kind?: 'sea' | 'land' | null;
}

const fieldsRefused = (shaped: Shaped, plain: object): string[] =>
  check(shaped, plain).issues.map(({ field }) => field);

test('a part of a class has the rules of its fields alone', () => {
  const part = partOf(Port, ['code', 'kind']);
  expect(fieldsRefused(part, { code: 'VOSTOCHNY', kind: 'air' })).toEqual(['code', 'kind']);
  expect(fieldsRefused(part, {})).toEqual(['code']);
  expect(fieldsRefused(part, { code: 'VVO', berths: 2 })).toEqual(['berths']);
  expect(fieldsRefused(part, { code: 'VVO', kind: null })).toEqual([]);
});

test('changes may leave out any field, and refuse null only where the field needs a value', () => {
  const changes = changesOf(Port, ['code', 'berths', 'kind']);
  expect(fieldsRefused(changes, {})).toEqual([]);
  expect(fieldsRefused(changes, { code: null, kind: null })).toEqual(['code']);
  expect(fieldsRefused(changes, { code: '', berths: 41 })).toEqual(['code', 'berths']);
});

test('a field keeps its rules through several classes', () => {
  const changes = changesOf(Port, ['code']);
  const again = shapeOf<{ code?: string }>({ code: sameField(changes, 'code') });
  expect(fieldsRefused(again, {})).toEqual([]);
  expect(fieldsRefused(again, { code: 'TOOLONG' })).toEqual(['code']);
});
