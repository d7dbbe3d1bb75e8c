export * from './metrics.js';
export { MetricsServer } from './metrics-server.js';
export * from './recent-work.js';
export * from './tracing/index.js';
