import { platformErrors } from '@mall/contracts/define';
import { PasswordHashService } from './password-hash.service.js';

const PASSWORD = 'a long own password';

it('lets no number of password changes delay or refuse a sign-in', async () => {
  const hasher = new PasswordHashService();
  const stored = await hasher.hash(PASSWORD);
  let changed = 0;
  const changes = Array.from({ length: 100 }, () =>
    hasher.matches(stored, 'wrong', 'passwordChange').then(() => (changed += 1)),
  );
  const outcomes = Promise.allSettled(changes);
  expect(await hasher.matches(stored, PASSWORD)).toBe(true);
  // Eleven are accepted; a sign-in queued behind them would end after all of them. How many end before it
  // depends on the processor.
  expect(changed).toBeLessThan(8);
  const refused = (await outcomes).filter(
    (outcome) => outcome.status === 'rejected' && platformErrors.tooFrequent.is(outcome.reason),
  );
  expect(refused.length).toBeGreaterThanOrEqual(85);
});

it('bounds the sign-ins that wait', async () => {
  const hasher = new PasswordHashService();
  const stored = await hasher.hash(PASSWORD);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => hasher.matches(stored, PASSWORD)),
  );
  const accepted = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(accepted).toBeGreaterThanOrEqual(50);
  expect(accepted).toBeLessThan(60);
});
