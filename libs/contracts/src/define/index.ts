export * from './access.js';
export * from './answer.js';
export * from './errors.js';
export * from './events.js';
export * from './operation.js';
export * from './paging.js';
export * from './platform.errors.js';
export * from './resource.js';
