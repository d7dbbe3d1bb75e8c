export * from './browser-push.js';
export * from './hour-fields.js';
export * from './proved-addresses.js';
