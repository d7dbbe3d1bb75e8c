import { availableParallelism } from 'node:os';
import { preset } from './preset.mjs';

/** Unit tests: rules and use cases without servers, milliseconds each; the timeout allows for a busy processor. */
export default {
  ...preset,
  displayName: 'unit',
  testTimeout: 120_000,
  // Jest's default reserves one core, which is half of a machine with two cores.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  globalSetup: `${preset.rootDir}/libs/car-search/assembly/compile.mjs`,
  setupFiles: ['<rootDir>/libs/testing/src/unit-environment/index.ts'],
  testMatch: [
    '<rootDir>/{libs,services,deploy,load-tests}/*/{src,test}/**/*.spec.{ts,tsx}',
    '<rootDir>/lint/test/*.spec.ts',
    '<rootDir>/{console,storefront}/src/**/*.spec.{ts,tsx}',
  ],
};
