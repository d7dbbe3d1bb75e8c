// The entry point for clients that call operations and handle none, such as tests: loads neither TypeORM nor Nest's servers.
export * from '../call.js';
export * from '../caller-seal.js';
export * from '../nats.js';
