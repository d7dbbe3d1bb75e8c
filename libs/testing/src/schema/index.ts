export * from './made-schema.js';
export { migratedSchema } from './migrated-database.js';
export * from './pending-schema-changes.js';
export * from './schema-text.js';
export * from './scratch-database.js';
