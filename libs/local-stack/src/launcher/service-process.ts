import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { ManagedProcess } from '../process/managed-process.js';
import type { ProcessLedger } from '../process/process-ledger.js';
import { until } from '../process/until.js';
import type { ServiceName } from '../service-names.js';

/** Start timeout: on a busy machine the product service reads a million cars from the tables in two to four minutes. */
const LONGEST_START_MS = 300_000;

/** Limits the heap, because nine processes share the memory of a laptop; garbage is collected slightly more often. */
const SMALL = ['--max-old-space-size=256', '--max-semi-space-size=4'];
/** Services that take part in every search and order allocate the most: a larger young generation is collected less often. */
const BUSY: Partial<Record<ServiceName, readonly string[]>> = {
  // With a low limit V8 collects the whole heap several times a second under load, for a few megabytes each time.
  gateway: ['--max-old-space-size=768', '--max-semi-space-size=16'],
  product: ['--max-old-space-size=1024', '--max-semi-space-size=32'],
  order: ['--max-old-space-size=512', '--max-semi-space-size=32'],
};

export interface ServiceProcessOptions {
  /** Name of the process in logs; that of the service by default. */
  readonly title?: string | undefined;
  /** A program that starts Node, with its arguments; by default Node is started directly. */
  readonly wrapper?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  readonly ledger: ProcessLedger;
  /** Port for a debugger; none by default. */
  readonly debugPort?: number | undefined;
  /** The clone whose build is run; this one by default. */
  readonly root?: string | undefined;
}

/**
 * Returns the bundle, which starts in a third of the time; with a debugger the compiled modules, which are also the only output
 * that is renewed during development. Releases up to 0.1.0 have no bundle.
 */
function programOf(folder: string, { debugPort }: ServiceProcessOptions): string {
  const bundle = join(folder, 'dist', 'bundle', 'main.js');
  return !debugPort && existsSync(bundle) ? bundle : join(folder, 'dist', 'main.js');
}

export async function spawnService(
  name: ServiceName,
  options: ServiceProcessOptions,
): Promise<ManagedProcess> {
  const { wrapper = [], debugPort, root = repositoryRoot } = options;
  const folder = join(root, 'services', name);
  const inspect = debugPort ? [`--inspect=127.0.0.1:${debugPort}`] : [];
  const limits = BUSY[name] ?? SMALL;
  const [command, ...args] = [...wrapper, process.execPath, ...limits, ...inspect];
  return ManagedProcess.start({
    name: options.title ?? name,
    command: command!,
    args: [...args, '--enable-source-maps', programOf(folder, options)],
    cwd: folder,
    ...options,
    // Node keeps the compiled code of the bundle there: loading it takes half the processor time from the second start on.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...options.env },
  });
}

const ALIVE_MS = 5_000;

/** Whether the service at this address responds, whatever the state of its dependencies. */
export async function isAlive(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(ALIVE_MS) });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Waits until the service at this address reports that it and its dependencies are available. */
export async function untilReady(
  name: string,
  url: string,
  givenUp: () => string | undefined,
): Promise<void> {
  const ask = async (): Promise<true | undefined> => {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.ok ? true : undefined;
  };
  await until(ask, { what: name, timeoutMs: LONGEST_START_MS, everyMs: 100, givenUp });
}
