export * from './matching-row.js';
export * from './whole-money.js';
export * from './landed-subject.js';
export * from './landed-totals.js';
