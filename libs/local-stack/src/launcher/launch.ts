import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemDataDir } from '../infrastructure/postgres-account.js';
import { takenPorts } from '../process/ports.js';
import { ProcessLedger } from '../process/process-ledger.js';
import { prepareDataFolder } from './data-folder.js';
import { Mall, type Voice } from './mall.js';
import { silentServers } from './named-servers.js';
import { ledgerFile, readSettings, type Settings, wantedPorts } from './settings.js';
import { readSignIns, signInLines } from './sign-ins.js';

export interface LaunchOptions extends Voice {
  /** Whether to delete all data first. */
  readonly fresh: boolean;
  /** Time at which the command began, for the duration shown at the end. */
  readonly since: number;
  /** Stops the mall when aborted. */
  readonly signal: AbortSignal;
  /** Called when the mall is ready; the function that it returns is called before the mall ends. */
  readonly beside?: (mall: Mall) => Promise<() => Promise<void>>;
}

/** Runs the mall until it receives a signal; `npm start` calls it after the build. */
export async function launch(options: LaunchOptions): Promise<void> {
  const { say, signal } = options;
  const settings = readSettings();
  await takePlace(settings, options);
  const mall = await Mall.start(settings, options, signal);
  const endBeside = await options.beside?.(mall);
  greet(mall, options);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  say('Ending …');
  await endBeside?.();
  await mall.stop();
  say('Everything has ended; the data are kept.');
}

/** Checks that no other process uses the folder and the ports, and that the servers named by the environment respond. */
async function takePlace(settings: Settings, { fresh, say }: LaunchOptions): Promise<void> {
  const { dataDir } = settings;
  prepareDataFolder(dataDir);
  const owner = ProcessLedger.owner(ledgerFile(dataDir));
  if (owner) {
    throw new Error(
      `This mall is running already (process ${owner}). End it first, or give this one its own MALL_DATA_DIR, MALL_PORT and MALL_PORT_BASE.`,
    );
  }
  const left = await new ProcessLedger(ledgerFile(dataDir)).sweep();
  if (left.length > 0) say(`  Ended what an earlier run had left running: ${left.join(', ')}.`);
  const obstacles = [...(await takenPorts(wantedPorts(settings))), ...(await silentServers(settings))];
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
  if (fresh) forget(settings, say);
}

/** All data, without the downloaded tools. */
const DATA = [
  'postgres',
  'nats',
  'objects',
  'incoming-files',
  'search',
  'minio',
  'logs',
  'sms',
  'secrets.json',
  'sign-ins.json',
  'demo-loaded',
];

function forget({ dataDir, external }: Settings, say: Voice['say']): void {
  for (const name of DATA) rmSync(join(dataDir, name), { recursive: true, force: true });
  rmSync(systemDataDir(join(dataDir, 'postgres')), { recursive: true, force: true });
  say('  The old data are gone.');
  const kept = Object.values(external).filter((url) => url !== undefined);
  if (kept.length > 0) say('  Servers that are named by URL keep theirs; empty them yourself.');
}

function greet(mall: Mall, { say, since }: LaunchOptions): void {
  const signIns = linesOfSignIns(mall.dataDir);
  const lines = [
    '',
    `The mall is ready after ${Math.round((Date.now() - since) / 1000)} s.`,
    '',
    `  Shop     ${mall.url}/`,
    `  Console  ${mall.url}/console/`,
    `  API      ${mall.url}/api/docs`,
    `  Logs     ${join(mall.dataDir, 'logs')}`,
    `  SMS      ${join(mall.dataDir, 'sms')} (codes that would go to phones)`,
    ...developmentLines(),
    ...(signIns.length > 0 ? ['', ...signIns] : []),
    '',
    'Ctrl-C ends everything; the data stay. "npm start -- --fresh" begins anew.',
  ];
  for (const line of lines) say(line);
}

/** Says what development leaves open and production refuses. */
const developmentLines = (): readonly string[] =>
  process.env['NODE_ENV'] === 'production'
    ? []
    : ['  Second factor of staff: offered only, because this is development; production demands it'];

/** Returns no lines when the file is invalid, so that an edited file does not end a running mall. */
function linesOfSignIns(dataDir: string): readonly string[] {
  try {
    const lines = signInLines(readSignIns(dataDir));
    return lines.length > 0 ? ['  Sign in as', ...lines.map((line) => `    ${line}`)] : [];
  } catch (failure) {
    return [`  The accounts to sign in with are not shown. ${(failure as Error).message}`];
  }
}
