export * from './hour-fields.js';
export * from './proved-addresses.js';
