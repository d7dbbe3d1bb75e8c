import { BackupError } from './failure.js';
import { recipientsOf, refusePrivateKeys } from './sealed/keys.js';
import { type Files, openBackups, openFiles } from './store/open-store.js';
import type { Store } from './store/store.js';

/** Returns the variables of these names. @throws BackupError that lists the missing ones */
export function needed<Name extends string>(
  environment: NodeJS.ProcessEnv,
  ...names: readonly Name[]
): Record<Name, string> {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0)
    throw new BackupError(`${missing.join(', ')} must be set; deploy/backup/README.md describes each.`);
  return Object.fromEntries(names.map((name) => [name, environment[name]!])) as Record<Name, string>;
}

/** The settings of a process that makes backups. */
export interface WriterSettings {
  readonly databaseUrl: string;
  readonly files: Files;
  readonly backups: Store;
  readonly recipients: readonly string[];
  readonly secretsFile: string | undefined;
}

/** Reads the settings of a process that makes backups. @throws BackupError when one is missing or wrong */
export function writerSettings(environment: NodeJS.ProcessEnv): WriterSettings {
  refusePrivateKeys(environment);
  const given = needed(environment, 'DATABASE_URL', 'STORAGE_URL', 'BACKUP_URL', 'BACKUP_RECIPIENT');
  return {
    databaseUrl: given.DATABASE_URL,
    files: openFiles(given.STORAGE_URL),
    backups: openBackups(given.BACKUP_URL),
    recipients: recipientsOf(given.BACKUP_RECIPIENT),
    secretsFile: environment['BACKUP_SECRETS_FILE'] || undefined,
  };
}

/** Returns the hour of the day, in UTC, at which backups are made. */
export function hourOf(environment: NodeJS.ProcessEnv): number {
  const text = environment['BACKUP_HOUR'] || '3';
  const hour = Number(text);
  if (Number.isInteger(hour) && hour >= 0 && hour < 24) return hour;
  throw new BackupError(`BACKUP_HOUR must be an hour of the day in UTC, 0 to 23, not "${text}".`);
}
