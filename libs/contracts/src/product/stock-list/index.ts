export * from './limits.js';
export * from './list-columns.js';
export * from './cell-values.js';
export * from './stock-list.dto.js';
export * from './stock-list.api.js';
