import { setTimeout as sleep } from 'node:timers/promises';
import type { Wired } from '../stack/chaos-mall.js';
import { SECOND_ORDER } from '../stack/parts.js';
import type { Fault } from './fault.js';

const SLOW_MS = 500;
const LASTS_MS = 8_000;

/** Delays half a second in each direction, for the second order process. */
export const slowWire = (to: Wired): Fault => ({
  id: to === 'postgres' ? 'F5' : 'F3',
  what: `wire from ${SECOND_ORDER} to ${to} slow for 8 s`,
  strike: async (mall) => {
    mall.wire(to).slow(SLOW_MS);
    await sleep(LASTS_MS);
    mall.wire(to).slow(0);
  },
});

/** Keeps the connections open without passing any data; then resets them. */
export const silentWire = (to: Wired): Fault => ({
  id: 'F20',
  what: `wire from ${SECOND_ORDER} to ${to} silent for 8 s, then broken`,
  strike: async (mall) => {
    mall.wire(to).silence(true);
    await sleep(LASTS_MS);
    mall.wire(to).break();
    mall.wire(to).silence(false);
  },
});
