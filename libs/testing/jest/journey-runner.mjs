import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import TestRunner from 'jest-runner';

const root = join(import.meta.dirname, '../../..');

/**
 * Journeys that only read, or whose changes are those of people whom they have registered: they change nothing that another journey
 * looks for, and check nothing that another one changes. Their result does not depend on concurrent journeys, and the users of the demo
 * that they sign in keep their sessions and menus.
 */
const INDEPENDENT = [
  'console/e2e/accessibility',
  'console/e2e/account-lock',
  'console/e2e/every-page',
  'console/e2e/first-load',
  'console/e2e/roles',
  'console/e2e/second-factor',
  'console/e2e/widgets',
  'storefront/e2e/asked-once',
  'storefront/e2e/browse',
  'storefront/e2e/bundle',
  'storefront/e2e/every-page',
  'storefront/e2e/fonts',
  'storefront/e2e/forms',
  'storefront/e2e/lighthouse',
  'storefront/e2e/offline',
  'storefront/e2e/second-factor',
  'storefront/e2e/social-sign-in',
  'storefront/e2e/without-script',
];

/** A renamed file would silently run among the journeys that change data. */
const lost = INDEPENDENT.filter((name) => !existsSync(join(root, `${name}.e2e-spec.ts`)));
if (lost.length > 0)
  throw new Error(`journey-runner.mjs names files that do not exist: ${lost.join(', ')}. Were they renamed?`);

const sizeOf = ({ path }) => statSync(path).size;
const isIndependent = ({ path }) => INDEPENDENT.some((name) => path.endsWith(`/${name}.e2e-spec.ts`));

/**
 * Runs the journeys one after the other in one browser, with the independent ones beside them in a second browser. All share one
 * mall, so two concurrent journeys would buy each other's cars and read each other's notices. The largest file comes first, as in a
 * clean clone: Jest's own order follows the durations of the last run, and a journey would find what another one has left.
 */
export default class JourneyRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const inOrder = tests.toSorted((one, other) => sizeOf(other) - sizeOf(one));
    const lanes = [inOrder.filter((test) => !isIndependent(test)), inOrder.filter(isIndependent)];
    if (lanes.some((lane) => lane.length === 0)) return super.runTests(tests, watcher, options);
    // Each lane in a process of its own.
    await Promise.all(lanes.map((lane) => super.runTests(lane, watcher, { ...options, serial: false })));
  }
}
