import { generateSync } from 'otplib';
import { addressOf, newRecoveryCodes, newSecret, readCode, spelled, stepOf } from './factor-codes.js';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOW_MS = 1_111_111_109_000;
const STEP = Math.floor(NOW_MS / 30_000);
const codeAt = (step: number): string => generateSync({ secret: SECRET, epoch: step * 30 });
const accepted = (code: string, lastStep?: number) => stepOf(SECRET, code, { nowMs: NOW_MS, lastStep });

test('accepts the code of the RFC at its time', () => {
  // RFC 6238, appendix B: 07081804 at this time, of which six digits remain.
  expect(accepted('081804')).toBe(STEP);
});

test.each([-1, 0, 1])('forgives a clock that is %i steps away', (drift) => {
  expect(accepted(codeAt(STEP + drift))).toBe(STEP + drift);
});

test.each([-2, 2])('refuses the code of %i steps away', (drift) => {
  expect(accepted(codeAt(STEP + drift))).toBeUndefined();
});

test('accepts no code again, and none that is older than the last one', () => {
  expect(accepted(codeAt(STEP), STEP)).toBeUndefined();
  expect(accepted(codeAt(STEP - 1), STEP)).toBeUndefined();
  expect(accepted(codeAt(STEP + 1), STEP)).toBe(STEP + 1);
});

test.each([' 123 456 ', '123-456', '123 456', '123–456'])('reads %j as a code of the app', (typed) => {
  expect(readCode(typed)).toEqual({ kind: 'app', code: '123456' });
});

test('reads a recovery code as people write it', () => {
  const code = '0a1b2c3d4e5f6g7h';
  for (const typed of [code, spelled(code), 'OAIB 2C3D 4E5F 6G7H', 'oalb-2c3d-4e5f-6g7h'])
    expect(readCode(typed)).toEqual({ kind: 'recovery', code });
});

test.each([
  '',
  ' ',
  '12345',
  '1234567',
  '١٢٣٤٥٦',
  'abc',
  'u'.repeat(16),
  '0a1b2c3d4e5f6g7',
  `${'1'.repeat(9)} OR 1=1`,
])('reads %j as no code', (typed) => {
  expect(readCode(typed)).toBeUndefined();
});

test('makes ten different recovery codes, and another key each time', () => {
  expect(new Set(newRecoveryCodes()).size).toBe(10);
  for (const code of newRecoveryCodes()) expect(readCode(spelled(code))).toEqual({ kind: 'recovery', code });
  expect(newSecret()).not.toBe(newSecret());
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test('an app reads name and key from the address', () => {
  const address = new URL(addressOf(SECRET, 'Ussuri Авто', 'anna'));
  expect(address.searchParams.get('secret')).toBe(SECRET);
  expect(decodeURIComponent(address.pathname)).toBe('/Ussuri Авто:anna');
});
