import { redacted } from './redacted.js';

test('blanks secrets wherever they stand', () => {
  expect(redacted({ username: 'liu', password: 'x', nested: [{ newPassword: 'y', note: 'kept' }] })).toBe(
    '{"username":"liu","password":"***","nested":[{"newPassword":"***","note":"kept"}]}',
  );
});

test('cuts what does not fit a row', () => {
  expect(redacted({ note: 'я'.repeat(10_000) }).length).toBeLessThanOrEqual(4_000);
});
