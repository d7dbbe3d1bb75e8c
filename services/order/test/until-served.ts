import { platformErrors } from '@mall/contracts/define';

/** A busy house may say "not now"; whoever is told so presses again: a buyer with the same key, staff as they were. */
export async function untilServed<T>(press: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await press();
    } catch (failure) {
      if (!saysNotNow(failure) || tries === 20) throw failure;
    }
  }
}

const saysNotNow = (failure: unknown): boolean =>
  platformErrors.unavailable.is(failure) || platformErrors.timeout.is(failure);
