import { randomBytes } from 'node:crypto';
import { BackupError } from './failure.js';
import type { Entry, Store } from './store/store.js';

/** The two stores of the mall's files. */
export type Part = 'public' | 'private';
export const PARTS: readonly Part[] = ['public', 'private'];

const RUNS = 'runs/';
const ENDING = '.ndjson.gz.age';
const RUN = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-[0-9a-f]{8}$/;

/** Returns the name of a new backup: its time in UTC, and a random part, so that two at once do not meet. */
export const newRun = (now: Date): string =>
  `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${randomBytes(4).toString('hex')}`;

/** Returns the time at which a backup began. */
export const timeOf = (run: string): Date => {
  const [date = '', time = ''] = run.slice(0, 19).split('T');
  return new Date(`${date}T${time.replaceAll('-', ':')}Z`);
};

/** Month of a backup: every month begins with a copy of all files, because older copies are removed by their age. */
const monthOf = (run: string): string => run.slice(0, 7);

export const manifestName = (run: string): string => `${RUNS}${run}${ENDING}`;
export const databaseName = (run: string): string => `database/${run}.tar.gz.age`;
export const secretsName = (run: string): string => `secrets/${run}.tar.age`;
export const fileName = (run: string, part: Part, { name, sizeBytes, version }: Entry): string =>
  `files/${monthOf(run)}/${part}/${name}/${sizeBytes}-${version}.tar.age`;

/** Returns the complete backups, the newest first: a backup gets its manifest at its end. */
export async function completeRuns(backups: Store): Promise<readonly string[]> {
  const runs: string[] = [];
  for await (const { name } of backups.list(RUNS)) {
    const run = name.slice(RUNS.length, -ENDING.length);
    if (name.endsWith(ENDING) && RUN.test(run)) runs.push(run);
  }
  return runs.sort().reverse();
}

/** Returns the wanted backup, or the newest. @throws BackupError when there is none */
export async function chosenRun(backups: Store, wanted?: string): Promise<string> {
  const runs = await completeRuns(backups);
  const run = wanted === undefined ? runs[0] : runs.find((one) => one === wanted);
  if (run) return run;
  if (wanted === undefined) throw new BackupError(`${backups.title} has no complete backup.`);
  throw new BackupError(
    `${backups.title} has no complete backup ${wanted}. It has ${runs.slice(0, 10).join(', ') || 'none'}.`,
  );
}
