import { refusalOf, type RefusedControl } from './refusal.js';

const control = (over: Partial<RefusedControl>): RefusedControl => ({
  type: 'text',
  value: '',
  minLength: -1,
  min: '',
  max: '',
  validity: {},
  ...over,
});

test.each([
  [{ validity: { valueMissing: true } }, 'missing', undefined],
  [{ type: 'select-one', validity: { valueMissing: true } }, 'noChoice', undefined],
  // An incomplete date counts as missing too.
  [{ type: 'date', validity: { valueMissing: true, badInput: true } }, 'wholeDate', undefined],
  [{ value: 'ab', minLength: 3, validity: { tooShort: true } }, 'short', { min: 3, now: 2 }],
  [
    { type: 'date', max: '2026-11-26', validity: { rangeOverflow: true } },
    'late',
    { limit: '26 ноября 2026 г.' },
  ],
  [{ type: 'number', min: '1', validity: { rangeUnderflow: true } }, 'small', { limit: '1' }],
] as const)('%j is reported by %s', (over, key, values) => {
  const [said, withValues] = refusalOf(control(over), 'ru')!;
  expect(said).toBe(`console.validity.${key}`);
  expect(withValues).toEqual(values);
});

test('the browser reports other problems itself', () => {
  expect(refusalOf(control({ validity: { typeMismatch: true } }), 'ru')).toBeUndefined();
});
