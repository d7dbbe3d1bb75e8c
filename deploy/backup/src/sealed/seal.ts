import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError, reasonOf } from '../failure.js';

/** Encrypts a stream to public keys, in the format of https://age-encryption.org/v1. */
export async function seal(recipients: readonly string[], plain: Readable): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(toWeb(plain))) as WebStream<Uint8Array>);
}

/**
 * Decrypts a stream. What is read before its end is authentic, but may be cut: only the end proves that it is whole.
 * @throws BackupError that names the object, when no key fits or it was changed
 */
export async function unseal(
  identities: readonly string[],
  sealed: Readable,
  name: string,
): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const plain = await decrypter.decrypt(toWeb(sealed));
    return Readable.from(checked(Readable.fromWeb(plain as WebStream<Uint8Array>), name), {
      objectMode: false,
    });
  } catch (failure) {
    sealed.destroy();
    throw unreadable(name, failure);
  }
}

const toWeb = (stream: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;

async function* checked(plain: Readable, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* plain as AsyncIterable<Uint8Array>;
  } catch (failure) {
    throw unreadable(name, failure);
  }
}

function unreadable(name: string, failure: unknown): BackupError {
  if (failure instanceof BackupError) return failure;
  const reason = reasonOf(failure);
  if (reason.includes('no identity matched'))
    return new BackupError(
      `The private key does not open ${name}: it was encrypted for another one. Use the key whose public half was BACKUP_RECIPIENT then.`,
    );
  return new BackupError(
    `${name} is damaged or was cut (${reason}). Restore another backup (--run), or an older version of this object in the bucket.`,
  );
}
