export * from './in-words.js';
export * from './unbroken.js';
