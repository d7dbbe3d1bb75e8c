/** From the password to the locked screen, in milliseconds. Prescribed. */
export const LOCK_DELAY_MS = 100;
