// Loaded before a service (`node --import`): its clock is CLOCK_SHIFT_MS ahead of the machine's, or behind it, and runs CLOCK_SPEED
// times as fast. Timers and monotonic clocks are unchanged, as with libfaketime.

const Real = Date;
const since = Real.now();
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const speed = Number(process.env.CLOCK_SPEED ?? 1);
const now = () => Math.round(since + shiftMs + (Real.now() - since) * speed);

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
