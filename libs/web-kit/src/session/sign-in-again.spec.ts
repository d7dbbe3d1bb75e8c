import { SignInAgain } from './sign-in-again.js';

const over = { accessToken: 'a', refreshToken: 'b', userId: '7', username: 'finance', expiresAt: 0 };

test('the request waits until the person has answered', async () => {
  const again = new SignInAgain();
  again.subscribe(() => undefined);
  let isOver = false;
  const recovering = again.recover(over).then(() => (isOver = true));
  expect(again.current()?.username).toBe('finance');
  await Promise.resolve();
  expect(isOver).toBe(false);
  again.done();
  await recovering;
  expect(again.current()).toBeUndefined();
});

test('nothing waits where no page can ask', async () => {
  await expect(new SignInAgain().recover(over)).resolves.toBeUndefined();
});
