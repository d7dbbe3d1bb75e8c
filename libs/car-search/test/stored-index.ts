import { open, readFile, writeFile } from 'node:fs/promises';
import { CarIndex } from '../src/index/car-index.js';
import { IndexRestorer } from '../src/snapshot/index-restorer.js';
import { factsOf, sectionsOf } from '../src/snapshot/index-state.js';
import { Pace } from '../src/index/pace.js';
import type { SourceTables } from '../src/index/source-car.js';
import { SnapshotReader } from '../src/snapshot/snapshot-reader.js';
import { writeSnapshot } from '../src/snapshot/snapshot-writer.js';

export const FINGERPRINT = 'a build';
export const POSITION = { version: 7, mark: 'its row' };

/** Stores an index in a file, as the read model does. */
export async function storeIndex(path: string, index: CarIndex): Promise<void> {
  const file = await open(path, 'w', 0o600);
  const head = { fingerprint: FINGERPRINT, position: POSITION, facts: factsOf(index) };
  await writeSnapshot(file, head, sectionsOf(index), new Pace(false));
  await file.close();
}

/** Builds an index from a file. @throws UnfitSnapshotError */
export async function restoreIndex(
  path: string,
  tables: SourceTables,
  build = FINGERPRINT,
): Promise<CarIndex> {
  const reader = await SnapshotReader.open(await open(path, 'r'), build, new Pace(false));
  try {
    const index = new CarIndex();
    await new IndexRestorer(reader, new Pace(false)).restore(index, tables);
    return index;
  } finally {
    await reader.close();
  }
}

/** Replaces the bytes of a file. */
export async function alterFile(path: string, change: (bytes: Buffer) => Uint8Array): Promise<void> {
  await writeFile(path, change(await readFile(path)));
}
