import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { repositoryRoot } from '../paths.js';
import { ManagedProcess } from '../process/managed-process.js';
import type { ProcessLedger } from '../process/process-ledger.js';
import { DEMO_LOADER } from '../service-names.js';

export interface DemoOptions {
  readonly dataDir: string;
  readonly gatewayUrl: string;
  readonly infrastructure: Infrastructure;
  readonly ledger: ProcessLedger;
  readonly signal?: AbortSignal | undefined;
  readonly step: <T>(what: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>;
}

const loader = join(repositoryRoot, 'libs', 'demo', 'dist', 'bundle', 'load.js');

/** Loads the demo catalogue unless this data folder already has it. */
export async function loadDemo(options: DemoOptions): Promise<void> {
  const mark = join(options.dataDir, 'demo-loaded');
  if (existsSync(mark) || !existsSync(loader)) return;
  await options.step('Demo catalogue', (note) => runLoader(options, note));
  writeFileSync(mark, `${new Date().toISOString()}\n`);
}

async function runLoader(options: DemoOptions, note: (text: string) => void): Promise<void> {
  const { dataDir, gatewayUrl, infrastructure, ledger, signal } = options;
  const { secrets } = infrastructure;
  const run = await ManagedProcess.start({
    name: 'demo',
    command: process.execPath,
    args: [loader],
    cwd: repositoryRoot,
    logFile: join(dataDir, 'logs', 'demo.log'),
    ledger,
    env: {
      ...process.env,
      GATEWAY_URL: gatewayUrl,
      NATS_URL: infrastructure.natsUrl,
      NATS_NKEY: secrets.nkey(DEMO_LOADER).seed,
      DATABASE_URL: infrastructure.adminDatabaseUrl,
      STORAGE_URL: infrastructure.storageUrl,
      INTERNAL_KEY: secrets.key('INTERNAL_KEY'),
      ADMIN_PASSWORD: secrets.password('ADMIN_PASSWORD'),
      SMS_OUTBOX: join(dataDir, 'sms'),
      DATA_DIR: dataDir,
    },
  });
  const timer = setInterval(() => note(run.lastLines(1).slice(0, 90)), 500);
  const leave = (): void => void run.stop();
  signal?.addEventListener('abort', leave);
  try {
    const end = await run.exited;
    if (end !== 'code 0') throw new Error(`The demo catalogue was not loaded (${end}):\n${run.lastLines()}`);
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', leave);
  }
}
