import prettier from 'eslint-config-prettier';
import nx from '@nx/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { namedZone } from './lint/days.mjs';
import { featureRule, featureSettings } from './lint/features.mjs';
import { noImportCircle } from './lint/import-circles.mjs';
import { forProduct, forTests } from './lint/modules.mjs';
import { plainWords } from './lint/plain-words.mjs';
import { noSlowExpression, redosPlugin } from './lint/redos.mjs';
import { noScrollingEffects } from './lint/scrolling-effects.mjs';
import { sqlReason } from './lint/sql-reason.mjs';
import { noWallClock } from './lint/wall-clock.mjs';
import { wireCode } from './lint/wire-code.mjs';

const TESTS = [
  '**/*.spec.{ts,tsx}',
  '**/*.specification.ts',
  '**/*.e2e-spec.{ts,tsx}',
  '**/test/**',
  '**/e2e/**',
];

/** Rules that read one file at a time, and the allowed imports (`lint/`). None needs type information. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.nx/',
      '**/.mall/',
      '**/coverage/',
      '**/test-results/',
      '.stryker-tmp/',
      '**/*.generated.*',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: {
      '@nx': nx,
      boundaries,
      'import-x': importX,
      mall: {
        rules: {
          'no-import-circle': noImportCircle,
          'plain-words': plainWords,
          'sql-reason': sqlReason,
          'wire-code': wireCode,
        },
      },
    },
    settings: featureSettings,
    rules: {
      // `== null` compares with null and undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'import-x/no-duplicates': 'error',
      '@nx/enforce-module-boundaries': forProduct,
      'boundaries/dependencies': featureRule,
      'mall/no-import-circle': 'error',
      'mall/plain-words': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // The types of a table of all operations need `any` as the bound of its type parameters.
    files: ['libs/contracts/src/define/*.ts', 'libs/messaging/src/*.ts', 'libs/service-kit/src/records/*.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // TypeScript reports undefined names itself; plain JavaScript needs the rule.
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', namedZone, noWallClock] },
  },
  {
    files: ['{console,storefront,libs/web-kit}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', namedZone, noWallClock, ...noScrollingEffects],
    },
  },
  {
    files: TESTS,
    rules: { '@nx/enforce-module-boundaries': forTests, '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // A journey waits for what it asserts. A page that is read once passes on a quiet machine only.
    files: ['{console,storefront}/e2e/**/*.ts'],
    plugins: { playwright },
    rules: {
      'playwright/missing-playwright-await': 'error',
      'playwright/prefer-to-have-count': 'error',
      'playwright/prefer-web-first-assertions': 'error',
    },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/{car-search,service-kit}/src/**/*.ts'],
    ignores: ['**/config.ts', '**/env.ts', ...TESTS],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read in config.ts alone: add a variable there and import `config`.',
        },
      ],
    },
  },
  {
    files: ['services/*/src/**/*.ts'],
    ignores: ['**/migrations/**', ...TESTS],
    rules: { 'mall/sql-reason': 'error' },
  },
  {
    files: ['{services/*,libs/car-search,libs/web-kit,console,storefront}/src/**/*.{ts,tsx}'],
    ignores: ['**/migrations/**', '**/*.fakes.ts', ...TESTS],
    rules: { 'mall/wire-code': 'error' },
  },
  {
    // The demo and the launcher read no text from outside.
    files: ['{services/*,libs/*,console,storefront}/src/**/*.{ts,tsx}'],
    ignores: ['libs/{demo,local-stack,testing}/**', ...TESTS],
    plugins: { redos: redosPlugin },
    rules: { 'redos/no-vulnerable': noSlowExpression },
  },
  prettier,
);
