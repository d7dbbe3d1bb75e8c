import fc from 'fast-check';
import { fieldsOf, type FieldFacts, type Shaped } from '@mall/validation';
import { MISSING_ID, sampleOf, type Values } from '../authorization/sample.js';

/** Returns JSON nested so deep that a recursive reader or writer overflows its stack. */
const deep = (levels: number): unknown => (levels === 0 ? 'end' : [deep(levels - 1)]);

/** Values that often break such services, or that databases, parsers and prototypes treat specially. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '🚗'.repeat(300),
  'x'.repeat(5_000),
  '0x10',
  ' 1',
  '1e309',
  '-0',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e300,
  true,
  [],
  {},
  [null],
  ['1', '2'],
  { $gt: '' },
  deep(40),
  '2026-02-30',
  '2026-13-01T99:00:00Z',
  '275760-09-14 00:00:00',
  '0000-00-00',
  'constructor',
  '__proto__',
  "'; DROP TABLE orders; --",
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  'javascript:alert(1)',
  '//evil.example/a.webp',
];

const hostile = fc.constantFrom(...HOSTILE);
const anything = fc.oneof(
  { weight: 4, arbitrary: hostile },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Returns values that follow the rules of a field as far as its bounds define them. */
function fitting({ type, openapi, nested, items }: FieldFacts): fc.Arbitrary<unknown> {
  const { enum: choices, minimum, maximum, pattern, maxLength, format } = openapi;
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]));
  if (type === 'array') {
    const entry: fc.Arbitrary<unknown> = nested
      ? requestOf(nested(), {})
      : items === 'integer'
        ? fc.nat(20)
        : fc.constantFrom(MISSING_ID, '1', 'a');
    return fc.array(entry, { maxLength: 4 });
  }
  if (nested) return requestOf(nested(), {});
  if (type === 'integer' || type === 'number') {
    const [min, max] = [Number(minimum ?? 0), Number(maximum ?? 1_000_000)];
    return fc.constantFrom(min, max, Math.min(max, min + 1), Math.floor(Math.min(max, 1_000)));
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'object') return fc.jsonValue({ maxDepth: 2 });
  if (format === 'date') return fc.constantFrom('2026-11-20', '2001-01-01', '0001-01-01', '9999-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-11-20 00:00:00', '9999-12-31T23:59:59Z');
  if (typeof pattern === 'string') return fc.constantFrom(MISSING_ID, '1', '9223372036854775807');
  return fc.oneof(
    fc.string({ maxLength: Math.min(40, Number(maxLength ?? 40)) }),
    fc.constant('ы'.repeat(Math.min(2_000, Number(maxLength ?? 255)))),
  );
}

/**
 * Returns requests of a class: a valid request in which one to three fields are replaced by fitting, hostile or
 * arbitrary values, or left out; sometimes an undeclared field is added.
 */
export function requestOf(shaped: Shaped, given: Values): fc.Arbitrary<Record<string, unknown>> {
  const fields = [...fieldsOf(shaped)];
  const change = fc.oneof(
    ...fields.map(([name, facts]) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          { weight: 3, arbitrary: fitting(facts) },
          { weight: 4, arbitrary: anything },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ),
    ),
    fc.tuple(fc.constantFrom('__proto__', 'constructor', 'isAdmin', 'a\0'), anything),
  );
  return fc
    .array(change, { minLength: fields.length > 0 ? 1 : 0, maxLength: 3 })
    .map((changes) => Object.fromEntries([...Object.entries(sampleOf(shaped, given)), ...changes]));
}

const parameter = (examples: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...examples),
    anything.map((value) => JSON.stringify(value) ?? 'undefined'),
  );

/** `filter`, `range` and `sort` of the simple-rest dialect. */
export const listParameters: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    filter: parameter([
      '{}',
      'null',
      '[]',
      '{"id":["1","a"]}',
      '{"id":null}',
      '{"q":"\\u0000"}',
      '{"status":{}}',
      '{"__proto__":1}',
      '{',
    ]),
    range: parameter(['[0,24]', '[24,0]', '[-1,5]', '[0,1e9]', '["a","b"]', '[0]', 'null', '[0.5,2]']),
    sort: parameter([
      '["id","ASC"]',
      '["constructor","ASC"]',
      '["__proto__","DESC"]',
      '["id","up"]',
      '[1,2]',
      '["id; --","ASC"]',
    ]),
  },
  { requiredKeys: [] },
);

/** Bodies that are not the JSON of a request. */
export const brokenBody: fc.Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  '{"a":1',
  '[]',
  '[[[[]]]]',
  'null',
  '"text"',
  '17',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"id":1e999}',
  '\u0000',
  '['.repeat(100_000),
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `{"a":"${'x'.repeat(1_100_000)}"}`,
);
