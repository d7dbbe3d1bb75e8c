import { generateSync } from 'otplib';

const STEP_SECONDS = 30;

/**
 * Returns the code that an authenticator app shows, or that of the step after it. Both are accepted for 30 seconds at least,
 * whenever the call is made; that of the step before is not. Each is accepted once, so they are used in this order.
 */
export function appCode(secret: string, shown: 'now' | 'next' = 'now'): string {
  const steps = shown === 'next' ? 1 : 0;
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP_SECONDS });
}

/** SQL that moves the codes used so far into the past, so that those of now and next are accepted (again). */
export const AGE_USED_CODES = 'UPDATE auth.second_factor SET last_step = last_step - 120';
