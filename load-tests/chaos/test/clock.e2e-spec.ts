import { execFileSync } from 'node:child_process';
import { clockOf } from '../src/stack/clocks.js';

const HOUR_MS = 3_600_000;

/** Returns the output of a program that runs with a shifted clock. */
function seenBy(part: string, program: string): unknown {
  const env = { ...process.env, NODE_OPTIONS: '', ...clockOf(part) };
  return JSON.parse(
    execFileSync(process.execPath, ['-p', `JSON.stringify(${program})`], { env, encoding: 'utf8' }),
  );
}

const NOW = '[Date.now(), new Date().getTime(), Date.parse(Date())]';

it.each([
  ['order-2', 2 * HOUR_MS],
  ['product', -2 * HOUR_MS],
  ['order', 0],
])('the clock of %s is %i ms from the machine’s, however it is asked', (part, shiftMs) => {
  const right = Date.now();
  for (const now of seenBy(part, NOW) as number[])
    expect(Math.abs(now - right - shiftMs)).toBeLessThan(600_000);
});

it('changes neither explicit times nor the type of dates', () => {
  const seen = seenBy(
    'order-2',
    '[new Date(0), new Date(2026, 0, 1).getMonth(), new Date() instanceof Date, Date.UTC(1970, 0)]',
  );
  expect(seen).toEqual(['1970-01-01T00:00:00.000Z', 0, true, 0]);
});

it('runs faster when configured to', () => {
  const program = `(() => {
    const [wall, clock] = [performance.now(), Date.now()];
    while (performance.now() - wall < 200);
    return (Date.now() - clock) / (performance.now() - wall);
  })()`;
  expect(seenBy('chat', program)).toBeGreaterThan(1.3);
  expect(seenBy('order', program)).toBeLessThan(1.3);
});
