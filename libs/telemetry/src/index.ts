export * from './metrics.js';
export { MetricsServer } from './metrics-server.js';
export * from './tracing.js';
