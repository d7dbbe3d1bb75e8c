export * from './accounts-file.js';
export * from './permissions.js';
export * from './stream-keeper.js';
export * from './stream-setup.js';
