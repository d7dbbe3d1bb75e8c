export * from './database.js';
export * from './exclusive.js';
export * from './failures.js';
export * from './in-one-go.js';
export * from './like-text.js';
export * from './persistence.module.js';
export * from './retrying-deadlock.js';
