export * from './built-in-roles.js';
export * from './menu-groups.js';
export * from './rights.js';
export * from './second-decisions.js';
