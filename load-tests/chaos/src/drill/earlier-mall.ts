import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@mall/local-stack/command-line';
import { copyTree } from './copy-tree.js';

/** The folders with which a mall continues; streams are recreated, and undelivered events are in the outboxes. */
const FOLDERS = ['postgres', 'objects', 'search'];
const SECRETS = 'secrets.json';

/**
 * Checks the data folder of an earlier mall. @returns a function that copies it into the folder of a new one.
 * @throws UsageError when it has no data, or when its database is in use: a copy of that would not start.
 */
export function earlierMall(folder: string): (dir: string) => void {
  if (!existsSync(join(folder, SECRETS)) || !existsSync(join(folder, 'postgres', 'PG_VERSION')))
    throw new UsageError(
      `${folder} is not the data folder of a mall: MALL_DATA_DIR of an earlier npm start.`,
    );
  if (existsSync(join(folder, 'postgres', 'postmaster.pid')))
    throw new UsageError(
      `The mall of ${folder} is running or was killed; start it once more and stop it by Ctrl-C.`,
    );
  return (dir) => {
    for (const part of FOLDERS)
      if (existsSync(join(folder, part))) copyTree(join(folder, part), join(dir, part));
    cpSync(join(folder, SECRETS), join(dir, SECRETS));
  };
}
