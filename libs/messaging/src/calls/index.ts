// The entry point for clients that call operations and handle none, such as tests: loads no TypeORM, and of Nest its log alone.
export * from '../call.js';
export * from '../caller-seal.js';
export * from '../in-flight-calls.js';
export * from '../nats.js';
export { processSubject } from '../subjects.js';
export * from '../wire.js';
