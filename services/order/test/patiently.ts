import { setTimeout as sleep } from 'node:timers/promises';
import { MallError, platformErrors } from '@mall/contracts/define';
import type { TestMall } from '@mall/testing';

/** Errors while a service or a server is unreachable; they say nothing about the request. */
const AWAY = ['platform.unavailable', 'platform.timeout'];
const LONGEST_MS = 60_000;

/** Repeats a call while nobody answers; `lose` runs for each lost answer. */
export async function patiently<T>(
  call: () => Promise<T>,
  lose: () => void = () => undefined,
  away: readonly string[] = AWAY,
): Promise<T> {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    try {
      return await call();
    } catch (failure) {
      const isAway = failure instanceof MallError && away.includes(failure.declaration.key);
      if (!isAway || Date.now() > until) throw failure;
      lose();
      await sleep(300);
    }
  }
}

/**
 * Repeats a call that no process has received, as pages do. On a machine with much other work a connection to the broker is lost at
 * times; a call that may have been carried out is not repeated.
 */
export const untilReceived = <T>(call: () => Promise<T>): Promise<T> =>
  patiently(call, undefined, [platformErrors.unavailable.key]);

type Call = (request: object) => Promise<unknown>;

/** Returns the same mall, whose calls are repeated while nobody answers, as every client does. */
export function patientMall(mall: TestMall): TestMall {
  const callAs = ((caller) => (api) =>
    Object.fromEntries(
      Object.entries(mall.callAs(caller)(api) as Record<string, Call>).map(([name, call]) => [
        name,
        (request: object) => patiently(() => call(request)),
      ]),
    )) as TestMall['callAs'];
  return Object.create(mall, { callAs: { value: callAs } }) as TestMall;
}
