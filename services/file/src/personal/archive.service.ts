import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ArchiveDto, ArchiveView } from '@mall/contracts/file';
import { fileCalls } from '@mall/contracts/services/file';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { config } from '../config.js';
import { FileRepository } from '../record/file.repository.js';
import { FileStorageService } from '../record/file-storage.service.js';
import { Storage } from '../storage/bucket.port.js';
import { newKey } from '../storage/object-key.js';
import { entriesOf } from './archive-entries.js';
import { ArchiveRepository } from './archive.repository.js';
import { PersonalFileRepository } from './personal-file.repository.js';
import { ZipFile } from './zip-file.js';

/** Time for which an answer waits for the archive; a caller asks again for a larger one. */
const WAIT_MS = 10_000;

/** Packs what all services keep about a person into one ZIP file. */
@Injectable()
export class ArchiveService {
  private readonly logger = new Logger(ArchiveService.name);
  private readonly packing = new Map<string, Promise<void>>();

  constructor(
    private readonly archives: ArchiveRepository,
    private readonly personal: PersonalFileRepository,
    private readonly files: FileRepository,
    private readonly store: FileStorageService,
    private readonly storage: Storage,
    @InjectClient(fileCalls.copies) private readonly copies: ClientOf<typeof fileCalls.copies>,
  ) {}

  /** Returns the archive of a request; begins to pack it when there is none. After a crash it is packed anew. */
  async archive(request: ArchiveDto): Promise<ArchiveView> {
    const { requestId } = request;
    const known = await this.found(requestId);
    if (known) return known;
    if (!this.packing.has(requestId)) {
      const run = this.pack(request)
        .catch((failure: unknown) =>
          this.logger.warn(`The copy of request ${requestId} is packed again later: ${String(failure)}`),
        )
        .finally(() => this.packing.delete(requestId));
      this.packing.set(requestId, run);
    }
    const waited = new AbortController();
    const patience = sleep(WAIT_MS, undefined, { signal: waited.signal }).catch(() => undefined);
    await Promise.race([this.packing.get(requestId), patience]);
    waited.abort();
    return (await this.found(requestId)) ?? { fileId: null, storedTime: null };
  }

  async drop(requestId: string): Promise<void> {
    for (const { fileId, key } of await this.archives.all(requestId)) {
      await this.storage.private.remove(key);
      await this.personal.remove(fileId);
    }
  }

  private async found(requestId: string): Promise<ArchiveView | undefined> {
    const known = await this.archives.find(requestId);
    return known && { fileId: known.fileId, storedTime: known.createdAt.toISOString() };
  }

  private async pack({ requestId, userId }: ArchiveDto): Promise<void> {
    // A folder from which interrupted files are deleted.
    const folder = join(config.DATA_DIR ?? tmpdir(), 'incoming-files');
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${randomUUID()}.zip`);
    const zip = new ZipFile(path);
    try {
      for (const fileId of await this.addDocuments(zip, userId)) await this.addFile(zip, fileId);
      await zip.end();
      await this.keep(path, requestId);
    } catch (failure) {
      zip.abandon();
      throw failure;
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Adds the data of all services. @returns the files that belong to them */
  private async addDocuments(zip: ZipFile, userId: string): Promise<ReadonlySet<string>> {
    const fileIds = new Set<string>();
    const pages = new Map<string, number>();
    for (let after: string | undefined; ;) {
      const copy = await this.copies.copyOf({ userId, ...(after !== undefined && { after }) });
      for (const { name, text } of entriesOf(copy, pages)) await zip.addText(name, text);
      for (const fileId of copy.fileIds) fileIds.add(fileId);
      if (copy.next === null) return fileIds;
      after = copy.next;
    }
  }

  private async addFile(zip: ZipFile, fileId: string): Promise<void> {
    const file = await this.files.one(fileId);
    if (!file) return;
    const bucket = file.isPublic ? this.storage.public : this.storage.private;
    const object = await bucket.open(file.key);
    if (object) await zip.addFile(`files/${fileId} ${file.originName}`, object.stream);
  }

  private async keep(path: string, requestId: string): Promise<void> {
    const { size } = await stat(path);
    const digest = createHash('sha256');
    for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer);
    const sha256 = digest.digest('hex');
    const nobody = { ownerZone: null, ownerId: null, ownerName: null };
    const { fileId } = await this.store.store(
      {
        ...nobody,
        key: newKey('zip', new Date()),
        originName: `personal-data-${requestId}.zip`,
        purpose: 'copy',
        isPublic: false,
        contentType: 'application/zip',
        sizeBytes: size,
        width: null,
        height: null,
        sha256,
        // Two people without any data have the same archive, and each gets a file.
        sourceSha256: `${sha256}:${requestId}:${randomUUID()}`,
      },
      { path },
    );
    await this.archives.attach(fileId, requestId);
  }
}
