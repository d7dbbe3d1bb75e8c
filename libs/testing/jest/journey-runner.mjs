import { existsSync } from 'node:fs';
import { join } from 'node:path';
import TestRunner from 'jest-runner';

const root = join(import.meta.dirname, '../../..');

/** Measures how fast pages are, so no other browser works beside it. */
const MEASURES = ['storefront/e2e/lighthouse'];

/**
 * Change nothing that another journey looks for, and look for nothing that one changes: they say the same whatever happens in
 * the mall beside them, and nobody whom they sign in for has fewer sessions or another menu afterwards.
 */
const LOOKS = [
  'console/e2e/accessibility',
  'console/e2e/every-page',
  'console/e2e/first-load',
  'console/e2e/roles',
  'console/e2e/widgets',
  'storefront/e2e/bundle',
  'storefront/e2e/every-page',
  'storefront/e2e/fonts',
];

/** A renamed file would run among the journeys that change things, and nobody would notice. */
const lost = [...MEASURES, ...LOOKS].filter((name) => !existsSync(join(root, `${name}.e2e-spec.ts`)));
if (lost.length > 0)
  throw new Error(`journey-runner.mjs names files that do not exist: ${lost.join(', ')}. Were they renamed?`);

const isOneOf = (names, { path }) => names.some((name) => path.endsWith(`/${name}.e2e-spec.ts`));

/**
 * First what measures, alone; then journeys one after the other in one browser, and beside them, in a second one, what only looks. All share
 * one mall, so two journeys at once would buy each other's cars and read each other's notices.
 */
export default class JourneyRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const measures = tests.filter((test) => isOneOf(MEASURES, test));
    const looks = tests.filter((test) => isOneOf(LOOKS, test));
    const journeys = tests.filter((test) => !measures.includes(test) && !looks.includes(test));
    const lanes = [measures, looks, journeys].filter((lane) => lane.length > 0);
    if (lanes.length === 1) return super.runTests(tests, watcher, options);
    // Each lane in a process of its own.
    const run = (lane) => super.runTests(lane, watcher, { ...options, serial: false });
    await run(measures);
    await Promise.all([run(journeys), run(looks)]);
  }
}
