export * from './services.js';
export * from './parked-event.js';
export * from './process.js';
export * from './parked-event.api.js';
export * from './record-change.js';
export * from './record-change.api.js';
export * from './record-kinds.js';
export * from './history-words.js';
