// `npm run mutation`: measures how many small faults in the rules of money, refunds, holds and states the unit tests detect.
// services/order/test/accepted-mutants.json lists those that no test has to detect, with the reasons.
import unit from './libs/testing/jest/unit.config.mjs';

/** Tables of texts alone, such as those of car-fates.ts, are data and not mutated; a text is shown as it is written. */
const RULES_OF_DEALS =
  'libs/contracts/src/order/{deal-invariants,order-guards,refund-statuses,slip-reasons,slip-differences}.ts';

/** Files by part: `MUTATE=refund npm run mutation` mutates one part. */
const PARTS = {
  /** Pure functions: the rules themselves, without use cases around them. */
  pure: [
    'services/order/src/order/{balance,rouble-amount,order.state-machine,automatic-receipt,order-people}.ts',
    'services/order/src/payment-slip/{payment-verdict,payment-terms,payment-day,slip-hold,slip-status,second-chance}.ts',
    'services/order/src/transfer/{bank-transfer,bank-reference}.ts',
    'services/order/src/refund/{refund,returnable}.ts',
    'services/order/src/{rate/rate-jump,ledger/ledger,held-cars/holdings,held-cars/buyer-network,milestone/milestone}.ts',
    'services/order/src/document/{facts-of-order,named-vins}.ts',
    'services/order/src/order-view/deal-summary.ts',
    RULES_OF_DEALS,
  ],
  rules: [RULES_OF_DEALS],
  states: [
    'services/order/src/order/{order.state-machine,order-facts,order-move.service,order-close.service,balance,rouble-amount,automatic-receipt}.ts',
    'services/order/src/order-action/{order-action.service,order-desk.service,order-hold.consumer,order.timer}.ts',
  ],
  money: [
    'services/order/src/payment-slip/{payment-verdict,payment-terms,payment-day,payment-confirmation.service,payment-slip.service,payment-slip.mapper,second-chance,slip-hold,slip-status}.ts',
    'services/order/src/transfer/{bank-transfer,bank-reference}.ts',
    'services/order/src/ledger/ledger.ts',
  ],
  refund: [
    'services/order/src/refund/{refund,returnable,refund.service,refund-opening.service,refund.mapper}.ts',
  ],
  holds: [
    'services/product/src/hold/{hold.service,hold.timer,order.consumer}.ts',
    'services/order/src/held-cars/{holdings,buyer-network}.ts',
  ],
};

/**
 * Folders with the unit tests of a part, where its own tests are enough: Jest loads each file that imports a mutated one, for every
 * mutant. `pure` needs no use cases around the rules.
 */
const TESTS = {
  money: ['<rootDir>/services/order/src/{payment-slip,transfer,ledger}/*.spec.ts'],
  states: ['<rootDir>/services/order/src/{order,order-action}/*.spec.ts'],
  pure: [
    '<rootDir>/libs/contracts/src/order/*.spec.ts',
    '<rootDir>/services/order/src/{order,payment-slip,transfer,refund,rate,ledger,held-cars,milestone,document,order-view}/*.spec.ts',
  ],
};
const EVERY_TEST = ['<rootDir>/{libs/contracts,services/order,services/product}/src/**/*.spec.ts'];

/** The pure functions are in the other parts as well. */
const WHOLE = Object.keys(PARTS).filter((part) => part !== 'pure');
const wanted = process.env.MUTATE?.split(',') ?? WHOLE;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: wanted.flatMap((part) => PARTS[part]),
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    config: {
      ...unit,
      rootDir: undefined,
      // Stryker runs the tests again and again in one process, each time with another mutant: modules are loaded anew.
      runtime: undefined,
      testEnvironment: 'node',
      // Each of Stryker's workers uses one Jest worker, with only the tests of the mutated services.
      maxWorkers: 1,
      testMatch: wanted.every((part) => part in TESTS) ? wanted.flatMap((part) => TESTS[part]) : EVERY_TEST,
    },
  },
  coverageAnalysis: 'perTest',
  ignoreStatic: process.env.MUTATE_STATIC !== 'true',
  concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
  ignorePatterns: [
    '/console',
    '/storefront',
    '/docs',
    '/load-tests',
    '/deploy',
    '/lint',
    '.mall',
    '.nx',
    'dist',
    '.ci',
  ],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  thresholds: { high: 95, low: 90, break: 85 },
  allowEmpty: false,
};
