export * from './groups-of-three.js';
export * from './in-words.js';
export * from './phone.js';
export * from './unbroken.js';
