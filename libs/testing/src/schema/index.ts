export * from './pending-schema-changes.js';
