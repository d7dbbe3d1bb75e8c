import { platformErrors } from '@mall/contracts/define';

/** Retries while a busy service refuses: for a buyer with the same key, for staff with the same request. */
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
