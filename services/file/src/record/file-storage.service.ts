import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { Storage } from '../storage/bucket.port.js';
import { FileRepository, type FileRow, type NewFile } from './file.repository.js';

/** Stores objects with their rows: the row is inserted first and marked as stored after the object. */
@Injectable()
export class FileStorageService {
  constructor(
    private readonly files: FileRepository,
    private readonly storage: Storage,
  ) {}

  /** Stores bytes, or the content of a file on disk, under the key of `file`. */
  async store(file: NewFile, content: Buffer | { readonly path: string }): Promise<FileRow> {
    const row = await this.files.begin(file);
    const bucket = file.isPublic ? this.storage.public : this.storage.private;
    try {
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : createReadStream(content.path);
      await bucket.put(file.key, source, file.sizeBytes, file.contentType);
      await this.files.markStored(row.fileId);
      return row;
    } catch (failure) {
      await this.drop(row).catch(() => undefined);
      throw failure;
    }
  }

  /** Removes rows and objects whose storing was interrupted by a crash. */
  @Every(600_000)
  async removeInterrupted(): Promise<void> {
    for (const row of await this.files.interrupted()) await this.drop(row);
  }

  private async drop(row: FileRow): Promise<void> {
    await (row.isPublic ? this.storage.public : this.storage.private).remove(row.key);
    await this.files.forget(row.fileId);
  }
}
