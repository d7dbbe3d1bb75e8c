import { availableParallelism } from 'node:os';
import { preset } from './preset.mjs';

/** Rules and use cases beside the code: no servers, milliseconds each; the timeout is for processors that other work has most of. */
export default {
  ...preset,
  displayName: 'unit',
  testTimeout: 120_000,
  // Jest's default leaves one core to the terminal: on two cores that is half of them.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  setupFiles: ['<rootDir>/libs/testing/src/unit-environment/index.ts'],
  testMatch: [
    '<rootDir>/{libs,services,deploy,load-tests}/*/{src,test}/**/*.spec.{ts,tsx}',
    '<rootDir>/lint/test/*.spec.ts',
    '<rootDir>/{console,storefront}/src/**/*.spec.{ts,tsx}',
  ],
};
