// Loaded before a service (`node --import`): its clock is CLOCK_SHIFT_MS ahead of the machine's, or behind it, and runs CLOCK_SPEED
// times as fast. With CLOCK_FILE, the shift is what the file says at each moment, so that the clock jumps. Timers and monotonic
// clocks are unchanged, as with libfaketime.
import { readFileSync } from 'node:fs';

const LOOK_MS = 20;

const Real = Date;
const since = Real.now();
const speed = Number(process.env.CLOCK_SPEED ?? 1);
const file = process.env.CLOCK_FILE;
let shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const now = () => Math.round(since + shiftMs + (Real.now() - since) * speed);

if (file) {
  const read = () => (shiftMs = Number(readFileSync(file, 'utf8')));
  read();
  setInterval(read, LOOK_MS).unref();
}

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
