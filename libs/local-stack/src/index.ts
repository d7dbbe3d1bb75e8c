export * from './infrastructure/infrastructure.js';
export { EmbeddedNats } from './infrastructure/nats.js';
export { publicKeysOf } from './infrastructure/nats-accounts.js';
export { EmbeddedPostgres } from './infrastructure/postgres.js';
export { type Account, type PostgresHome, postgresHome } from './infrastructure/postgres-account.js';
export { npmPostgres } from './infrastructure/postgres-binaries.js';
export { startObjectStorage } from './infrastructure/object-storage.js';
export { createSchemas } from './infrastructure/schemas.js';
export { findChromium, findHeadlessChromium, findOnPath } from '../on-path.mjs';
export { repositoryRoot, toolsDir } from './paths.js';
export { clockEnvironment, type ProcessClock } from './process/clock-environment.js';
export { ManagedProcess, type ProcessOptions } from './process/managed-process.js';
export { freePorts, takenPorts } from './process/ports.js';
export { ProcessLedger } from './process/process-ledger.js';
export { HealthWatch, type HealthWatchOptions } from './process/health-watch.js';
export { Supervisor } from './process/supervisor.js';
export { SmallDisk } from './process/small-disk.js';
export { lastingFolder, temporaryFolder, type TemporaryFolder } from './process/temporary-folder.js';
export { until, type UntilOptions } from './process/until.js';
export { Secrets } from './secrets.js';
export * from './service-names.js';
export { develop } from './development/develop.js';
export { launch, type LaunchOptions } from './launcher/launch.js';
export { Mall, type Voice } from './launcher/mall.js';
export { ServerWatch } from './launcher/server-watch.js';
export { type EnvironmentOptions, serviceEnvironment } from './launcher/service-environment.js';
export { type ServiceProcessOptions, spawnService, untilReady } from './launcher/service-process.js';
export {
  ledgerFile,
  readSettings,
  type Settings,
  temporarySettings,
  wantedPorts,
} from './launcher/settings.js';
export { TemporaryMall } from './launcher/temporary-mall.js';
export { readSignIns, type SignIn } from './launcher/sign-ins.js';
