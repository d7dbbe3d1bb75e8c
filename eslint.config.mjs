import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries, inProduct, inTests } from './lint/boundaries.mjs';

const TESTS = ['**/*.spec.{ts,tsx}', '**/*.e2e-spec.{ts,tsx}', '**/test/**', '**/e2e/**'];

/** Rules that read one file at a time, plus who may import whom. Nothing here needs type information. */
export default tseslint.config(
  { ignores: ['**/dist/', '**/.nx/', '**/.mall/', '**/coverage/', '**/test-results/', '**/*.generated.*'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { mall: boundaries, 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.mjs'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
          // Our packages name their sources under `types`.
          conditionNames: ['types', 'import', 'node', 'default'],
        }),
      ],
    },
    rules: {
      // `== null` says "null or undefined" in one go.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'mall/boundaries': inProduct,
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // A table of operations of every kind can be written down in no other way.
    files: ['libs/contracts/src/define/*.ts', 'libs/messaging/src/*.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // TypeScript knows what is defined; in plain JavaScript lint has to.
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-undef': 'error' },
  },
  {
    files: ['{console,storefront,libs/web-kit}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: TESTS,
    rules: { 'mall/boundaries': inTests, '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/service-kit/src/**/*.ts'],
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
  prettier,
);
