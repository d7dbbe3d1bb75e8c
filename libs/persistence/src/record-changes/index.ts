export * from './declare.js';
export { missingRecordings } from './missing-recordings.js';
export * from './record-change.entity.js';
export * from './tables.js';
export * from './seals.js';
