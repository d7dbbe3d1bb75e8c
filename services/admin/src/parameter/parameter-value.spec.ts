import { adminErrors } from '@mall/contracts/admin';
import { assertFits } from './parameter-value.js';

const refusal = (work: () => void): unknown => {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
};

test('accepts values of the type', () => {
  expect(refusal(() => assertFits('number', '48', undefined))).toBeUndefined();
  expect(refusal(() => assertFits('flag', '1', undefined))).toBeUndefined();
  expect(refusal(() => assertFits('texts', '', { ru: 'а', zh: '甲', en: 'a' }))).toBeUndefined();
});

test('refuses values of another type', () => {
  for (const thrown of [
    refusal(() => assertFits('number', '48 h', undefined)),
    refusal(() => assertFits('flag', 'yes', undefined)),
    refusal(() => assertFits('texts', '', { ru: 'а', zh: '', en: 'a' })),
  ]) {
    expect(adminErrors.valueRefused.is(thrown)).toBe(true);
  }
});
