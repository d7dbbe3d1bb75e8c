import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { fileErrors, type PaperLookView } from '@mall/contracts/file';
import { DecoderService } from '../image/decoding/decoder.service.js';
import { Storage } from '../storage/bucket.port.js';
import { FileRepository, type FileRow } from './file.repository.js';

/** Inspects stored papers in a decoder process. */
@Injectable()
export class PaperLookService {
  constructor(
    private readonly files: FileRepository,
    private readonly storage: Storage,
    private readonly decoders: DecoderService,
  ) {}

  /**
   * Returns the properties of papers in the order of the ids.
   * @throws fileErrors.fileGone for an unknown id.
   */
  async lookAt(fileIds: readonly string[]): Promise<PaperLookView[]> {
    const files = new Map((await this.files.many(fileIds)).map((file) => [file.fileId, file]));
    const looks: PaperLookView[] = [];
    for (const fileId of fileIds) {
      const file = files.get(fileId);
      if (!file) throw fileErrors.fileGone();
      looks.push(await this.look(file));
    }
    return looks;
  }

  private async look({ fileId, key, isPublic, contentType }: FileRow): Promise<PaperLookView> {
    const stored = await (isPublic ? this.storage.public : this.storage.private).open(key);
    if (!stored) throw fileErrors.fileGone();
    const path = join(tmpdir(), `mall-paper-${randomUUID()}`);
    try {
      await pipeline(stored.stream, createWriteStream(path));
      return { fileId, ...(await this.decoders.lookAt(path, contentType === 'application/pdf')) };
    } finally {
      await rm(path, { force: true });
    }
  }
}
