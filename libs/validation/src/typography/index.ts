export * from './border-clock.js';
export * from './groups-of-three.js';
export * from './in-words.js';
export * from './language-tags.js';
export * from './money.js';
export * from './phone.js';
export * from './unbroken.js';
export * from './place-line.js';
