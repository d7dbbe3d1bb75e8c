import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessLedger } from './process-ledger.js';

const LEDGER = 'processes.json';

/** The folder of one run, and the ledger of its processes. */
export interface TemporaryFolder {
  readonly dir: string;
  readonly ledger: ProcessLedger;
  /** Stops the processes of this folder and those below it, and removes the folder. */
  remove(): Promise<void>;
}

/**
 * Creates a folder for one run. Removes those of killed runs with the same prefix and stops the processes that they left.
 */
export async function temporaryFolder(prefix: string): Promise<TemporaryFolder> {
  for (const dir of earlier(prefix)) await clear(dir);
  const dir = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL may run under an account of its own, which needs access.
  chmodSync(dir, 0o711);
  const ledger = new ProcessLedger(join(dir, LEDGER));
  ledger.claim();
  return { dir, ledger, remove: () => clear(dir) };
}

/** A folder that stays, for runs one after the other; stops what a killed run has left in it. */
export async function lastingFolder(dir: string): Promise<TemporaryFolder> {
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o711);
  const owner = ProcessLedger.owner(join(dir, LEDGER));
  if (owner) throw new Error(`${dir} is in use.`);
  await sweep(dir);
  const ledger = new ProcessLedger(join(dir, LEDGER));
  ledger.claim();
  return { dir, ledger, remove: () => sweep(dir) };
}

/** Folders with this prefix whose run has ended. */
function earlier(prefix: string): readonly string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .filter((dir) => statSync(dir, { throwIfNoEntry: false })?.uid === process.getuid?.())
    .filter((dir) => existsSync(join(dir, LEDGER)) && !ProcessLedger.owner(join(dir, LEDGER)));
}

async function clear(dir: string): Promise<void> {
  await sweep(dir);
  rmSync(dir, { recursive: true, force: true });
}

/** Stops the processes of this folder and those below it. */
async function sweep(dir: string): Promise<void> {
  const ledgers = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`^([\\w-]+/){0,2}${LEDGER}$`).test(file),
  );
  // The deepest first: services before the servers under them.
  for (const file of ledgers.sort((a, b) => b.length - a.length)) {
    await new ProcessLedger(join(dir, file)).sweep();
  }
}
