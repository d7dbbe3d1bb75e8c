export * from './days.js';
export * from './formats.js';
export * from './groups-of-three.js';
export * from './in-words.js';
export * from './money.js';
export * from './unbroken.js';
export * from './place-line.js';
