import { preset } from './preset.mjs';

/** Browser tests of buyers and staff against the whole running mall, in a real Chromium. */
export default {
  ...preset,
  displayName: 'end to end',
  testMatch: ['<rootDir>/{storefront,console}/e2e/**/*.e2e-spec.ts'],
  runner: '<rootDir>/libs/testing/jest/journey-runner.mjs',
  testEnvironment: '<rootDir>/libs/testing/jest/e2e-environment.mjs',
  globalSetup: '<rootDir>/libs/testing/jest/e2e-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest/e2e-teardown.mjs',
  testTimeout: 180_000,
  // The limit for each lane of the runner.
  maxWorkers: 1,
};
