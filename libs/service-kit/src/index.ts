export * from './access.guard.js';
export * from './bootstrap.js';
export { callerOfRequest } from './caller-seal.provider.js';
export * from './every.js';
export * from './failure.filter.js';
export * from './health.controller.js';
export * from './logger.js';
export * from './service.module.js';
export { startWatchdog } from './watchdog.js';
