import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { StateSection } from './index-state.js';
import type { Pace } from '../index/pace.js';
import {
  END_BYTES,
  END_MAGIC,
  FORMAT,
  MAGIC,
  START_BYTES,
  type SnapshotFooter,
  type SnapshotHead,
  type StoredSection,
} from './snapshot-format.js';

/**
 * Writes a state chunk by chunk; the event loop handles other work between two chunks of at most 1 MB. The file is
 * complete with its last byte: if the process ends before, no reader accepts the file.
 * @returns the length of the file in bytes
 */
export async function writeSnapshot(
  file: FileHandle,
  head: SnapshotHead,
  sections: Iterable<StateSection>,
  pace: Pace,
): Promise<number> {
  const start = Buffer.alloc(START_BYTES);
  start.write(MAGIC, 'latin1');
  start.writeUInt32LE(FORMAT, MAGIC.length);
  await file.writeFile(start);
  const stored: StoredSection[] = [];
  let offset = START_BYTES;
  for (const { name, chunks } of sections) {
    let [bytes, crc] = [0, 0];
    for (const chunk of chunks) {
      // A copy, because another thread writes later, and the checksum must be that of the written bytes.
      const copy = Buffer.from(chunk);
      crc = crc32(copy, crc);
      bytes += copy.length;
      await file.writeFile(copy);
      await pace.step();
    }
    stored.push({ name, offset, bytes, crc });
    offset += bytes;
  }
  const footer = Buffer.from(JSON.stringify({ ...head, sections: stored } satisfies SnapshotFooter));
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(footer.length, 0);
  end.writeUInt32LE(crc32(footer), 4);
  end.writeDoubleLE(offset + footer.length + END_BYTES, 8);
  end.write(END_MAGIC, END_BYTES - END_MAGIC.length, 'latin1');
  await file.writeFile(footer);
  await file.writeFile(end);
  return offset + footer.length + END_BYTES;
}
