import { preset } from './preset.mjs';

/** Rules and use cases beside the code: no servers, milliseconds each; the timeout is for machines that are busy otherwise. */
export default {
  ...preset,
  displayName: 'unit',
  testTimeout: 30_000,
  setupFiles: ['<rootDir>/libs/testing/jest/unit-environment.mjs'],
  testMatch: [
    '<rootDir>/{libs,services,deploy,load-tests}/*/{src,test}/**/*.spec.{ts,tsx}',
    '<rootDir>/lint/test/*.spec.ts',
    '<rootDir>/{console,storefront}/src/**/*.spec.{ts,tsx}',
  ],
};
