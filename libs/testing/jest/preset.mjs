// The settings shared by all Jest configurations of the repository: ES modules, read from source, compiled by SWC.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, dynamicImport: true, ...parser },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** @type {import('jest').Config} */
export const preset = {
  rootDir: root,
  testEnvironment: `${root}/libs/testing/jest/shared-environment.mjs`,
  runtime: `${root}/libs/testing/jest/shared-runtime.mjs`,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.ts$': swc({}), '\\.tsx$': swc({ tsx: true }) },
  resolver: `${root}/libs/testing/jest/resolver.cjs`,
  moduleNameMapper: {
    '^@mall/local-stack/(command-line|prepare|progress)$': `${root}/libs/local-stack/$1.mjs`,
    '^@mall/([\\w-]+)$': `${root}/libs/$1/src/index.ts`,
    '^@mall/([\\w-]+)/(.+)$': `${root}/libs/$1/src/$2/index.ts`,
    '\\.module\\.css$': `${root}/libs/testing/jest/css-module.cjs`,
    '\\.(css|svg|png|jpe?g|webp|avif|woff2?)$': `${root}/libs/testing/jest/asset.cjs`,
  },
  // Build output and running malls contain second versions of every module.
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.mall/', '<rootDir>/.nx/'],
  watchman: false,
  // Test files never run in the process of Jest itself, whose globals they would change. A worker that has grown is replaced.
  workerIdleMemoryLimit: '1GB',
};
