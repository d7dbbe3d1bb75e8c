import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient, Encrypter } from 'age-encryption';
import { BackupError, reasonOf } from '../failure.js';

const PRIVATE_KEY = /AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+/g;

/** Writes a new private key to a file, as age-keygen does. @returns its public key */
export async function writeNewKey(file: string, now: Date): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${now.toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  try {
    // A key that is there already opens earlier backups, so it is never replaced.
    const descriptor = openSync(file, 'wx', 0o600);
    writeFileSync(descriptor, text);
    closeSync(descriptor);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
    throw new BackupError(`${file} exists. Earlier backups may need that key: name another file.`);
  }
  return recipient;
}

/** Reads the private keys in a file. @throws BackupError when there is none */
export function readKeys(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (failure) {
    throw new BackupError(`The private key cannot be read: ${reasonOf(failure)}.`);
  }
  const keys = text.match(PRIVATE_KEY) ?? [];
  if (keys.length === 0)
    throw new BackupError(
      `${file} holds no private key; it has to contain a line AGE-SECRET-KEY-1…, as backup:keys and age-keygen write it.`,
    );
  return keys;
}

/** Checks and splits `BACKUP_RECIPIENT`: public keys with commas between them, each of which can open the backups. */
export function recipientsOf(text: string): readonly string[] {
  const recipients = text.split(/[\s,]+/).filter(Boolean);
  if (recipients.length === 0)
    throw new BackupError('BACKUP_RECIPIENT has no public key; make one with npm run backup:keys.');
  for (const recipient of recipients) {
    if (recipient.startsWith('AGE-SECRET-KEY'))
      throw new BackupError(
        'BACKUP_RECIPIENT is a private key. It belongs elsewhere; set the public one, age1….',
      );
    try {
      new Encrypter().addRecipient(recipient);
    } catch {
      throw new BackupError(`BACKUP_RECIPIENT has "${recipient}", which is no public key of age: age1….`);
    }
  }
  return recipients;
}

/** Refuses to work where a private key is in the environment: whoever takes the process over could read every backup. */
export function refusePrivateKeys(environment: NodeJS.ProcessEnv): void {
  const found = Object.keys(environment).filter((name) => environment[name]?.includes('AGE-SECRET-KEY-'));
  if (found.length > 0)
    throw new BackupError(
      `${found.join(', ')} holds a private key. Backups are made with the public one alone: remove it here and keep it elsewhere.`,
    );
}
