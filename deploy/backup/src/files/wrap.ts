import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { BackupError } from '../failure.js';
import { entriesOf } from './tar-entries.js';

/** Returns a tar of one file, so that its name is encrypted with its content and another file in its place is noticed. */
export function wrapped(name: string, sizeBytes: number, content: Readable): Readable {
  const archive = pack();
  const entry = archive.entry({ name, size: sizeBytes, mode: 0o600 }, (failure) => {
    if (!failure) return archive.finalize();
    archive.destroy(new BackupError(`${name} changed while it was copied.`));
  });
  content.once('error', (failure) => archive.destroy(failure));
  content.pipe(entry as unknown as NodeJS.WritableStream);
  return Readable.from(archive, { objectMode: false });
}

/** Returns the file in such a tar. @throws BackupError when it is another one, or has another size */
export async function unwrapped(archive: Readable, name: string, sizeBytes?: number): Promise<Readable> {
  const content = contentOf(archive, name, sizeBytes);
  // The first piece is read now, so that a wrong file is refused before anything is stored.
  const first = await content.next();
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* content;
    })(),
    { objectMode: false },
  );
}

async function* contentOf(
  archive: Readable,
  name: string,
  sizeBytes: number | undefined,
): AsyncGenerator<Uint8Array> {
  let found = 0;
  for await (const entry of entriesOf(archive)) {
    found += 1;
    const { header } = entry;
    if (header.name !== name || found > 1)
      throw new BackupError(
        `In the place of ${name} is ${header.name}: somebody has exchanged files of the backup.`,
      );
    if (sizeBytes !== undefined && header.size !== sizeBytes)
      throw new BackupError(
        `${name} has ${header.size} bytes instead of ${sizeBytes}: it is from another backup.`,
      );
    yield* entry as AsyncIterable<Uint8Array>;
  }
  if (found === 0) throw new BackupError(`${name} is empty in the backup, where a file should be.`);
}
