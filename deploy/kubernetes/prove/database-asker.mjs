// Sends requests through the gateway that the auth service answers from its database, until /tmp/stop exists. Prints for each
// answer its time in microseconds, whether it succeeded, and its number.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Several at once, so that all connections of all pods are used. */
const ASKERS = 6;
let number = 0;

async function ask() {
  const randomStr = `proof${randomBytes(8).toString('hex')}`;
  const query = new URLSearchParams({ captchaType: 'sms', randomStr });
  const answer = await fetch(`${process.env.GATEWAY_URL}/api/auth/code/create?${query}`, {
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

async function askAgainAndAgain() {
  while (!existsSync('/tmp/stop')) {
    const own = ++number;
    const why = await ask().then(
      () => '',
      (failure) => String(failure.cause?.message ?? failure.message).slice(0, 200),
    );
    process.stdout.write(`${Date.now() * 1000} ${why ? 'failed' : 'ok'} ${own} ${why}\n`);
    await sleep(200);
  }
}

await Promise.all(Array.from({ length: ASKERS }, askAgainAndAgain));
