export * from './services.js';
export * from './parked-event.js';
export * from './process.js';
export * from './parked-event.api.js';
