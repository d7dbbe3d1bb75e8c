import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const MODULES = '@nx/enforce-module-boundaries';
const FEATURES = 'boundaries/dependencies';
const CIRCLES = 'mall/no-import-circle';
const SQL = 'mall/sql-reason';
const CODE = 'mall/wire-code';
const SLOW = 'redos/no-vulnerable';
/** The id under which ESLint reports effects that scroll, days without a zone and limits on measured time. */
const SYNTAX = 'no-restricted-syntax';
const WORDS = 'mall/plain-words';

/** Code that must be refused, its file, and the rule that refuses it. */
const refused: readonly (readonly [what: string, path: string, text: string, rule: string])[] = [
  [
    'a service that imports another service',
    'services/order/src/order/sample.ts',
    `import { config } from '@mall/gateway';\nexport const sample = config;`,
    MODULES,
  ],
  [
    'a library that imports one above it',
    'libs/contracts/src/order/sample.ts',
    `import type { Handler } from '@mall/service-kit';\nexport type Sample = Handler;`,
    MODULES,
  ],
  [
    'a service other than product that imports the search engine',
    'services/order/src/order/sample.ts',
    `import { CarSearch } from '@mall/car-search';\nexport const sample = CarSearch;`,
    MODULES,
  ],
  [
    'the search engine that imports what belongs to services',
    'libs/car-search/src/find/sample.ts',
    `import { reasonOf } from '@mall/persistence';\nexport const sample = reasonOf;`,
    MODULES,
  ],
  [
    'product code that imports the test library',
    'services/order/src/order/sample.ts',
    `import { until } from '@mall/testing';\nexport const sample = until;`,
    MODULES,
  ],
  [
    'a package that the package.json beside the code does not list',
    'services/tenant/src/shop/sample.ts',
    `import sharp from 'sharp';\nexport const sample = sharp;`,
    MODULES,
  ],
  [
    'a day in Greenwich, where the zone of the day matters',
    'services/order/src/order/sample.ts',
    `export const sample = (at: Date): string => at.toISOString().slice(0, 10);`,
    SYNTAX,
  ],
  [
    'a day in Greenwich in a test, which fails for some hours of each day',
    'storefront/e2e/sample.ts',
    `export const sample = new Date().toISOString().slice(0, 10);`,
    SYNTAX,
  ],
  [
    'a test that fails when the machine is busy',
    'services/order/test/sample.e2e-spec.ts',
    `const began = Date.now();\nexpect(Date.now() - began).toBeLessThan(5_000);`,
    SYNTAX,
  ],
  [
    'a path into another package',
    'services/order/src/order/sample.ts',
    `export * from '../../../../libs/validation/src/index.js';`,
    MODULES,
  ],
  [
    'the core of orders that imports a feature built on it',
    'services/order/src/order/sample.ts',
    `export { CheckoutModule } from '../checkout/checkout.module.js';`,
    FEATURES,
  ],
  [
    'a type-only import of a sibling feature',
    'services/order/src/refund/sample.ts',
    `import type { MilestoneModule } from '../milestone/milestone.module.js';\nexport type Sample = MilestoneModule;`,
    FEATURES,
  ],
  [
    'a feature of the storefront that imports another one',
    'storefront/src/features/cart/sample.ts',
    `export { Component } from '../checkout/CheckoutPage.js';`,
    FEATURES,
  ],
  [
    'a component of the storefront that imports a feature',
    'storefront/src/components/sample.ts',
    `export type { CartItem } from '../features/cart/use-cart-actions.js';`,
    FEATURES,
  ],
  [
    'a resource of the console that imports another one',
    'console/src/cars/sample.ts',
    `export * from '../brands/index.js';`,
    FEATURES,
  ],
  [
    'a circle of type-only imports',
    'services/tenant/src/shop/shop.entity.ts',
    `import type { ShopRepository } from './shop.repository.js';\nexport type ShopEntity = ShopRepository;`,
    CIRCLES,
  ],
  ['a file that imports itself', 'lint/features.mjs', `export * from './features.mjs';`, CIRCLES],
  [
    'SQL without a reason in the first line',
    'services/admin/src/menu/sample.ts',
    `import { queryRows } from '@mall/persistence';\nexport const sample = () => queryRows({} as never, {} as never, 'SELECT 1');`,
    SQL,
  ],
  [
    'a statement run by a manager without a reason in the first line',
    'services/admin/src/menu/sample.ts',
    `import type { EntityManager } from 'typeorm';\n// SQL: too late\nexport const sample = (tx: EntityManager) => tx.query('DELETE FROM menu');`,
    SQL,
  ],
  [
    'a reason for SQL in a file without SQL',
    'services/admin/src/menu/sample.ts',
    `// SQL: one recursive statement.\nexport const sample = 1;`,
    SQL,
  ],
  [
    'a status that is compared with a number',
    'console/src/orders/sample.ts',
    `export const sample = (order: { readonly status: number }) => order.status === 3;`,
    CODE,
  ],
  [
    'a filter by the number of a status',
    'services/order/src/order/sample.ts',
    `export const sample = { slipStatus: 1 };`,
    CODE,
  ],
  [
    'an expression of exponential time',
    'services/file/src/image/sample.ts',
    `export const sample = (text: string) => /^(?:\\s|<!--[^]*?-->)*<svg/.test(text);`,
    SLOW,
  ],
  [
    'an expression of quadratic time',
    'storefront/src/components/sample.ts',
    `export const sample = (text: string) => text.replace(/\\s+$/, '');`,
    SLOW,
  ],
  [
    'an effect that returns the promise of a scroll',
    'console/src/orders/sample.ts',
    `import { useEffect } from 'react';\nexport const useSample = (at: HTMLElement | null) => useEffect(() => at?.scrollIntoView(), [at]);`,
    SYNTAX,
  ],
  [
    'a ref that returns the promise of a scroll',
    'storefront/src/components/sample.tsx',
    `export const Sample = ({ at }: { at: boolean }) => <p ref={(row) => (at ? row?.scrollIntoView() : undefined)} />;`,
    SYNTAX,
  ],
  [
    'a docstring that begins with "Of"',
    'services/order/src/order/sample.ts',
    `/** Of the order whose term this is. */\nexport const sample = 1;`,
    WORDS,
  ],
  [
    'a question word in the docstring of a constant',
    'storefront/src/components/sample.ts',
    `/** What the price includes. */\nexport const sample = 1;`,
    WORDS,
  ],
  [
    'a docstring that is a subordinate clause alone',
    'storefront/src/components/sample.ts',
    `/** When the price was read; milliseconds since 1970. */\nexport const sample = 1;`,
    WORDS,
  ],
  [
    'a docstring that begins with "Whose"',
    'libs/contracts/src/order/sample.ts',
    `export interface Sample {\n  /** Whose car it is. */\n  readonly ownerId: string;\n}`,
    WORDS,
  ],
  [
    'the docstring of a function that begins with a question word',
    'libs/web-kit/src/sample.ts',
    `/** What is still to be paid. */\nexport const sample = (due: number, paid: number) => due - paid;`,
    WORDS,
  ],
  [
    'the docstring of a method that begins with a question word',
    'services/order/src/order/sample.ts',
    `export class Sample {\n  /** Why the order cannot be paid. */\n  reason(): string {\n    return '';\n  }\n}`,
    WORDS,
  ],
  [
    'a docstring without a sentence',
    'services/order/src/order/sample.ts',
    `/** @throws orderErrors.orderNotFound */\nexport const sample = (): number => 1;`,
    WORDS,
  ],
  [
    'a phrase that begins on one line of a docstring and ends on the next',
    'console/src/orders/sample.ts',
    `/**\n * The margin that buyers are not told\n * of.\n */\nexport const sample = 1;`,
    WORDS,
  ],
  [
    'a phrase in two line comments',
    'storefront/src/components/sample.ts',
    `// The server takes\n// leave of its clients.\nexport const sample = 1;`,
    WORDS,
  ],
];

/** Code that must be accepted. */
const accepted: readonly (readonly [what: string, path: string, text: string])[] = [
  [
    'a feature that is built on the core of orders',
    'services/order/src/refund/sample.ts',
    `export { OrderModule } from '../order/order.module.js';`,
  ],
  [
    'a service that imports a contract',
    'services/order/src/order/sample.ts',
    `export { tenantApi } from '@mall/contracts/tenant';`,
  ],
  [
    'a test that imports the test library',
    'services/order/test/sample.ts',
    `export { until } from '@mall/testing';`,
  ],
  [
    'SQL with a reason in the first line',
    'services/admin/src/menu/sample.ts',
    `// SQL: one recursive statement.\nimport { queryRows } from '@mall/persistence';\nexport const sample = () => queryRows({} as never, {} as never, 'SELECT 1');`,
  ],
  [
    'an HTTP status that is compared with a number',
    'console/src/orders/sample.ts',
    `export const sample = (answer: Response) => answer.status === 404;`,
  ],
  [
    'an expression of linear time',
    'services/file/src/image/sample.ts',
    `export const sample = (text: string) => /^[a-z]+(?:-[a-z]+)*$/.test(text);`,
  ],
  [
    'an effect that scrolls and returns nothing',
    'console/src/orders/sample.ts',
    `import { useEffect } from 'react';\nexport const useSample = (at: HTMLElement | null) =>\n  useEffect(() => {\n    at?.scrollIntoView();\n  }, [at]);`,
  ],
  [
    'a docstring that begins with a subordinate clause and has a main clause',
    'storefront/src/components/sample.ts',
    `/** When the price is hidden, the button says so. */\nexport const sample = 1;`,
  ],
  [
    'a word that only begins like a refused one',
    'storefront/src/components/sample.ts',
    `/** Offers that are told apart by the price, and leave the list when sold. */\nexport const sample = 1;`,
  ],
  [
    'a docstring with a sentence before its tag',
    'services/order/src/order/sample.ts',
    `/** Returns one order. @throws orderErrors.orderNotFound */\nexport const sample = (): number => 1;`,
  ],
  [
    'a docstring that only sets the environment of a test',
    'storefront/src/components/sample.spec.ts',
    `/** @jest-environment jsdom */\nexport const sample = 1;`,
  ],
  [
    'a refused phrase in a text',
    'storefront/src/components/sample.ts',
    `export const sample = 'What of it? Nobody takes leave.';`,
  ],
  [
    'SQL in a migration',
    'services/admin/src/migrations/sample.ts',
    `import type { EntityManager } from 'typeorm';\nexport const sample = (tx: EntityManager) => tx.query('DELETE FROM menu');`,
  ],
];

let found: readonly (readonly string[])[];

beforeAll(() => {
  const samples = [...refused, ...accepted].map(([, path, text]) => ({ path, text: `${text}\n` }));
  const program = fileURLToPath(new URL('lint-samples.mjs', import.meta.url));
  const output = execFileSync(process.execPath, [program], { cwd: root, input: JSON.stringify(samples) });
  found = JSON.parse(output.toString()) as string[][];
}, 180_000);

describe('lint refuses', () => {
  it.each(refused.map((row, index) => [row[0], row[3], index] as const))('%s, by %s', (_, rule, index) => {
    expect(found[index]).toEqual([rule]);
  });
});

describe('lint accepts', () => {
  it.each(accepted.map((row, index) => [row[0], refused.length + index] as const))('%s', (_, index) => {
    expect(found[index]).toEqual([]);
  });
});
