export * from './locale.js';
export * from './texts.js';
export * from './rules.js';
export { fieldsOf, type FieldFacts, type FieldOptions, type Shaped } from './field.js';
export * from './fields.js';
export * from './shape-of.js';
export * from './check.js';
export * from './wording.js';
export * from './mobile.js';
