export * from './tariff-rows.js';
export * from './whole-money.js';
export * from './landed-subject.js';
export * from './charges.js';
export * from './landed-totals.js';
