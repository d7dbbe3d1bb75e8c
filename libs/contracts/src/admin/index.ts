export * from './access.api.js';
