export * from './texts.js';
export * from './rules.js';
export * from './fields.js';
export * from './check.js';
