// For what calls operations and handles none, such as tests: without TypeORM and the servers of Nest.
export * from '../call.js';
export * from '../caller-seal.js';
export * from '../nats.js';
