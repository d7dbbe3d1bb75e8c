import { until } from '@mall/testing';

/** Waits for a condition to become true. */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  timeoutMs = 15_000,
): Promise<void> {
  await until(async () => ((await holds()) ? true : undefined), { what, timeoutMs, everyMs: 100 });
}
