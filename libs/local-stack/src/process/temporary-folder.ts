import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessLedger } from './process-ledger.js';
import { SmallDisk, unmount } from './small-disk.js';

const LEDGER = 'processes.json';

/** The folder of one run, and the ledger of its processes. */
export interface TemporaryFolder {
  readonly dir: string;
  readonly ledger: ProcessLedger;
  /** The disk of the folder alone, where one was asked for and the system allows it. */
  readonly disk?: SmallDisk | undefined;
  /** Stops the processes of this folder and its subfolders, and removes the folder. */
  remove(): Promise<void>;
}

/** Creates a folder for one run. Removes the folders of killed runs with the same prefix and stops their processes. */
export async function temporaryFolder(
  prefix: string,
  { onSmallDisk = false } = {},
): Promise<TemporaryFolder> {
  for (const dir of earlier(prefix)) await clear(dir);
  const dir = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL may run under another account, which needs access.
  chmodSync(dir, 0o711);
  const disk = onSmallDisk ? SmallDisk.mount(dir) : undefined;
  const ledger = new ProcessLedger(join(dir, LEDGER));
  ledger.claim();
  return { dir, ledger, disk, remove: () => clear(dir) };
}

/** Returns a permanent folder for successive runs; stops the processes that a killed run left in it. */
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

/** Returns the folders with this prefix whose run has ended. */
function earlier(prefix: string): readonly string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    .filter((dir) => statSync(dir, { throwIfNoEntry: false })?.uid === process.getuid?.())
    .filter((dir) => existsSync(join(dir, LEDGER)) && !ProcessLedger.owner(join(dir, LEDGER)));
}

async function clear(dir: string): Promise<void> {
  await sweep(dir);
  unmount(dir);
  rmSync(dir, { recursive: true, force: true });
}

/** Stops the processes of this folder and its subfolders. */
async function sweep(dir: string): Promise<void> {
  const ledgers = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    new RegExp(`^([\\w-]+/){0,2}${LEDGER}$`).test(file),
  );
  // The deepest folders first, so that services stop before the servers that they use.
  for (const file of ledgers.sort((a, b) => b.length - a.length)) {
    await new ProcessLedger(join(dir, file)).sweep();
  }
}
