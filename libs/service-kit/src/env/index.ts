export { accountOf } from './account-url.js';
export * from './env.js';
