import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { Storage, type Bucket, type PartOf, type StoredObject } from '../storage/bucket.port.js';
import { FileRepository, type FileRow, type NewFile } from './file.repository.js';

interface Stored {
  row: FileRow;
  readonly sourceSha256: string;
  isStored: boolean;
}

const DAY_MS = 86_400_000;

/** Rows of files in memory, for unit tests. */
export class InMemoryFiles extends FileRepository {
  private stored: Stored[] = [];
  readonly uses: { readonly fileId: string; readonly usedBy: string }[] = [];
  /** Files whose reading was noted. */
  readonly readings: string[] = [];
  private count = 0;

  constructor() {
    super(undefined as never);
  }

  override async noteReading(fileId: string): Promise<void> {
    this.readings.push(fileId);
  }

  override async begin({ sourceSha256, width: _w, height: _h, ...file }: NewFile): Promise<FileRow> {
    this.count += 1;
    const row = { ...file, fileId: String(this.count), createdAt: new Date() };
    this.stored.push({ row, sourceSha256, isStored: false });
    return row;
  }

  override async markStored(fileId: string): Promise<void> {
    for (const file of this.stored) if (file.row.fileId === fileId) file.isStored = true;
  }

  override async forget(fileId: string): Promise<void> {
    this.stored = this.stored.filter(({ row, isStored }) => row.fileId !== fileId || isStored);
  }

  override async many(fileIds: readonly string[]): Promise<FileRow[]> {
    return this.stored
      .filter(({ row, isStored }) => isStored && fileIds.includes(row.fileId))
      .map(({ row }) => row);
  }

  override async importedFrom(sourceSha256: string): Promise<FileRow | undefined> {
    return this.stored.find(
      (file) => file.isStored && file.row.ownerId === null && file.sourceSha256 === sourceSha256,
    )?.row;
  }

  override async storedToday(zone: 'shop' | 'staff', ownerId: string): Promise<number> {
    return this.stored
      .filter(({ row }) => row.ownerZone === zone && row.ownerId === ownerId)
      .filter(({ row }) => Date.now() - row.createdAt.getTime() < DAY_MS)
      .reduce((sum, { row }) => sum + row.sizeBytes, 0);
  }

  override async attach(_: EntityManager, fileIds: readonly string[], usedBy: string): Promise<void> {
    const isKnown = (fileId: string) =>
      this.uses.some((use) => use.fileId === fileId && use.usedBy === usedBy);
    for (const fileId of fileIds) if (!isKnown(fileId)) this.uses.push({ fileId, usedBy });
  }

  override async interrupted(): Promise<FileRow[]> {
    return this.stored
      .filter(({ row, isStored }) => !isStored && Date.now() - row.createdAt.getTime() > DAY_MS / 24)
      .map(({ row }) => row)
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  /** Moves the start of a file back by so many hours. */
  age(fileId: string, hours: number): void {
    for (const file of this.stored)
      if (file.row.fileId === fileId)
        file.row = {
          ...file.row,
          createdAt: new Date(file.row.createdAt.getTime() - (hours * DAY_MS) / 24),
        };
  }
}

class InMemoryBucket implements Bucket {
  readonly objects = new Map<string, Buffer>();
  /** Error with which storing the next object fails. */
  failure: Error | undefined;

  async put(name: string, source: Readable): Promise<void> {
    if (this.failure) throw this.failure;
    this.objects.set(name, await buffer(source));
  }

  async open(name: string, partOf?: PartOf): Promise<StoredObject | undefined> {
    const bytes = this.objects.get(name);
    const range = bytes && partOf?.(bytes.length);
    const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
    return bytes && { stream: Readable.from([part]), sizeBytes: bytes.length, range };
  }

  async remove(name: string): Promise<void> {
    this.objects.delete(name);
  }
}

/** Objects in memory, for unit tests. */
export class InMemoryStorage extends Storage {
  readonly public = new InMemoryBucket();
  readonly private = new InMemoryBucket();

  async prepare(): Promise<void> {}

  async isReady(): Promise<boolean> {
    return true;
  }
}
