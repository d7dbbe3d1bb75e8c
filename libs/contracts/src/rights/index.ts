export * from './menu-groups.js';
export * from './rights.js';
