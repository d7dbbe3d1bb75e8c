export * from './built-schema.js';
export * from './describing-files.js';
export * from './made-schema.js';
export * from './migrated-schema.js';
export * from './noted-acts.js';
export * from './pending-schema-changes.js';
export * from './schema-text.js';
export * from './scratch-database.js';
