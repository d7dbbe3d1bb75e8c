import type { Readable } from 'node:stream';
import type { Store } from '../store/store.js';
import { seal } from './seal.js';

/** Encrypts a stream and stores it as an object of a backup. */
export async function storeSealed(
  backups: Store,
  name: string,
  recipients: readonly string[],
  plain: Readable,
): Promise<void> {
  await backups.put(name, await seal(recipients, plain));
}
