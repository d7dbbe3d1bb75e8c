/** Delay between password and locked screen, in milliseconds. Prescribed. */
export const LOCK_DELAY_MS = 100;
