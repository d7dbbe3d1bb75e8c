import { preset } from './preset.mjs';

/** Integration tests: built services on real PostgreSQL and NATS servers, called through their contracts. */
export default {
  ...preset,
  displayName: 'integration',
  testMatch: ['<rootDir>/{libs,services,deploy,load-tests}/*/test/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/libs/testing/jest/integration-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest/integration-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/libs/testing/jest/after-each-file.ts'],
  testTimeout: 60_000,
  // One more than the processors of a small machine: a file waits for its servers for a fifth of its time.
  maxWorkers: 3,
};
