import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { StateSource } from './index-restorer.js';
import type { IndexFacts, SectionName } from './index-state.js';
import type { Pace } from '../index/pace.js';
import {
  END_BYTES,
  END_MAGIC,
  FORMAT,
  MAGIC,
  MOST_FOOTER_BYTES,
  START_BYTES,
  UnfitSnapshotError,
  type FeedPosition,
  type SnapshotFooter,
} from './snapshot-format.js';

/** Bytes that are read and summed up at once; some tenths of a millisecond of work. */
const AT_ONCE = 1 << 20;

/** A complete file; each section is checked when it is read. */
export class SnapshotReader implements StateSource {
  private constructor(
    private readonly file: FileHandle,
    private readonly footer: SnapshotFooter,
    readonly pace: Pace,
  ) {}

  /**
   * Opens the reader, which takes ownership of the file, also when it throws.
   * @throws UnfitSnapshotError for a file that is not complete or of another build
   */
  static async open(file: FileHandle, fingerprint: string, pace: Pace): Promise<SnapshotReader> {
    try {
      return new SnapshotReader(file, await readFooter(file, fingerprint), pace);
    } catch (failure) {
      await file.close();
      throw failure;
    }
  }

  get position(): FeedPosition {
    return this.footer.position;
  }

  get facts(): IndexFacts {
    return this.footer.facts;
  }

  /** Returns the number of cars. */
  get cars(): number {
    const section = this.footer.sections.find(({ name }) => name === 'order.price');
    return (section?.bytes ?? 0) / Uint32Array.BYTES_PER_ELEMENT;
  }

  /** Reads a section and checks its sum. @throws UnfitSnapshotError when it is missing or damaged. */
  async read(name: SectionName): Promise<ArrayBuffer> {
    const section = this.footer.sections.find((one) => one.name === name);
    if (!section) throw new UnfitSnapshotError(`it has no section ${name}`);
    const whole = new ArrayBuffer(section.bytes);
    let crc = 0;
    for (let from = 0; from < section.bytes; from += AT_ONCE) {
      const part = Buffer.from(whole, from, Math.min(AT_ONCE, section.bytes - from));
      await readFully(this.file, part, section.offset + from);
      crc = crc32(part, crc);
      await this.pace.step();
    }
    if (crc !== section.crc) throw new UnfitSnapshotError(`section ${name} was changed`);
    return whole;
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

async function readFooter(file: FileHandle, fingerprint: string): Promise<SnapshotFooter> {
  const { size } = await file.stat();
  if (size < START_BYTES + END_BYTES) throw new UnfitSnapshotError('it is not complete');
  const start = await readFully(file, Buffer.alloc(START_BYTES), 0);
  const end = await readFully(file, Buffer.alloc(END_BYTES), size - END_BYTES);
  if (start.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new UnfitSnapshotError('it is of another kind');
  if (start.readUInt32LE(MAGIC.length) !== FORMAT) throw new UnfitSnapshotError('it has another format');
  const isComplete =
    end.toString('latin1', END_BYTES - END_MAGIC.length) === END_MAGIC && end.readDoubleLE(8) === size;
  if (!isComplete) throw new UnfitSnapshotError('it is not complete');
  const length = end.readUInt32LE(0);
  if (length > Math.min(MOST_FOOTER_BYTES, size - START_BYTES - END_BYTES))
    throw new UnfitSnapshotError('its footer is too long');
  const text = await readFully(file, Buffer.alloc(length), size - END_BYTES - length);
  if (crc32(text) !== end.readUInt32LE(4)) throw new UnfitSnapshotError('its footer was changed');
  const footer = JSON.parse(text.toString()) as SnapshotFooter;
  if (footer.fingerprint !== fingerprint) throw new UnfitSnapshotError('it is of another build');
  if (footer.sections.some(({ offset, bytes }) => offset + bytes > size - END_BYTES - length))
    throw new UnfitSnapshotError('a section lies outside of it');
  return footer;
}

async function readFully(file: FileHandle, into: Buffer, from: number): Promise<Buffer> {
  for (let done = 0; done < into.length;) {
    const { bytesRead } = await file.read(into, done, into.length - done, from + done);
    if (bytesRead === 0) throw new UnfitSnapshotError('it has become shorter');
    done += bytesRead;
  }
  return into;
}
