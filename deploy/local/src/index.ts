export * from './infrastructure/infrastructure.js';
export { isOnPath } from './infrastructure/object-storage.js';
export { repositoryRoot, toolsDir } from './paths.js';
export { ManagedProcess, type ProcessOptions } from './process/managed-process.js';
export { freePorts } from './process/ports.js';
export { ProcessLedger } from './process/process-ledger.js';
export { until, type UntilOptions } from './process/until.js';
export { Secrets } from './secrets.js';
export * from './service-names.js';
