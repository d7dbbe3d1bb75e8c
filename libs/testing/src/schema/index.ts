export * from './pending-schema-changes.js';
export * from './scratch-database.js';
