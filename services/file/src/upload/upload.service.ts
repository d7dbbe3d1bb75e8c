import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { invalidInput } from '@mall/messaging';
import { platformErrors, type Caller } from '@mall/contracts/define';
import {
  FILE_PURPOSES,
  fileErrors,
  isImageFormat,
  isVideoFormat,
  UploadQueryDto,
  type FileFormat,
  type FilePurpose,
  type Purpose,
  type VideoFormat,
} from '@mall/contracts/file';
import { check } from '@mall/validation';
import { maySend, zoneOf } from '../access/who-may-see.js';
import { config } from '../config.js';
import { DecoderService } from '../image/decoding/decoder.service.js';
import { FileRepository, type FileRow, type NewFile } from '../record/file.repository.js';
import { FileStorageService } from '../record/file-storage.service.js';
import { originNameOf } from '../record/origin-name.js';
import { VirusScannerService } from './virus-scanner.service.js';
import { newKey } from '../storage/object-key.js';
import { isFull, receive, type Received } from './receive.js';
import { RepeatedUploadService } from './repeated-upload.service.js';
import { UploadSlotService } from './upload-slot.service.js';

/** Sender, purpose and original properties of a file. */
type Origin = Pick<
  NewFile,
  'purpose' | 'isPublic' | 'ownerZone' | 'ownerId' | 'ownerName' | 'originName' | 'sourceSha256'
>;

const MEGABYTE = 1_048_576;
const STALE_MS = 3_600_000;

/** Uploads: received to disk, recognised by their content, re-encoded or packed anew, and stored. */
@Injectable()
export class UploadService implements OnModuleInit {
  private readonly folder = join(config.DATA_DIR ?? tmpdir(), 'incoming-files');
  private receiving = 0;

  constructor(
    private readonly files: FileRepository,
    private readonly store: FileStorageService,
    private readonly decoders: DecoderService,
    private readonly slots: UploadSlotService,
    private readonly scanner: VirusScannerService,
    private readonly repeats: RepeatedUploadService,
  ) {}

  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await this.removeStale();
    // Each process removes files of its own folder, so this is no timer of the service.
    setInterval(() => void this.removeStale(), STALE_MS).unref();
  }

  /** Removes files of uploads that were interrupted with their process. */
  private async removeStale(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > STALE_MS) await rm(path, { force: true });
    }
  }

  /**
   * The whole file is received before a decoder sees it, so a slow upload holds no decoder.
   * @throws fileErrors.*, platformErrors.signInNeeded, forbidden, tooFrequent
   */
  async accept(request: IncomingMessage, query: unknown, caller: Caller): Promise<FileRow> {
    const purpose = await this.admit(query, caller);
    return this.slots.run(caller, () => this.receive(request, purpose, caller));
  }

  private async receive(request: IncomingMessage, purpose: Purpose, caller: Caller): Promise<FileRow> {
    this.receiving++;
    try {
      const { maxMegabytes } = FILE_PURPOSES[purpose];
      const received = await receive(request, { folder: this.folder, maxMegabytes });
      try {
        return await this.repeats.once(received, purpose, caller, () => this.keep(received, purpose, caller));
      } finally {
        await rm(received.path, { force: true });
      }
    } catch (failure) {
      throw isFull(failure) ? fileErrors.storageFull() : failure;
    } finally {
      this.receiving--;
    }
  }

  private async admit(query: unknown, caller: Caller): Promise<Purpose> {
    if (caller.kind === 'anonymous') throw platformErrors.signInNeeded();
    const checked = check(UploadQueryDto, query);
    if (!('value' in checked)) throw invalidInput(checked.issues);
    const { purpose } = checked.value;
    if (!maySend(purpose, caller)) throw platformErrors.forbidden();
    if (this.receiving >= config.UPLOADS_AT_ONCE) throw platformErrors.tooFrequent({ seconds: 10 });
    const stored = await this.files.storedToday(zoneOf(caller), caller.userId!);
    const quota = config.UPLOAD_QUOTA_MB;
    if (stored >= quota * MEGABYTE) throw fileErrors.quotaUsed({ n: quota });
    return purpose;
  }

  private async keep(received: Received, purpose: Purpose, caller: Caller): Promise<FileRow> {
    await this.scanner.check(received.path);
    const format = await this.formatOf(received, FILE_PURPOSES[purpose]);
    const { isPublic } = FILE_PURPOSES[purpose];
    const common: Origin = {
      purpose,
      isPublic,
      ownerZone: zoneOf(caller),
      ownerId: caller.userId!,
      ownerName: caller.username ?? null,
      originName: originNameOf(received.givenName, format),
      sourceSha256: received.sha256,
    };
    if (format === 'pdf') return this.keepPdf(received, common);
    if (isVideoFormat(format)) return this.keepVideo(received.path, format, common);
    const image = await this.decoders.reEncode(received.path, format, isPublic);
    const { bytes, extension, ...facts } = image;
    const file: NewFile = {
      ...common,
      ...facts,
      sizeBytes: bytes.length,
      key: newKey(extension, new Date()),
    };
    return this.store.store(file, bytes);
  }

  private async keepPdf({ path }: Received, common: Origin): Promise<FileRow> {
    const facts = await this.decoders.checkPdf(path);
    const as = { contentType: 'application/pdf', ...facts, width: null, height: null };
    return this.store.store({ ...common, ...as, key: newKey('pdf', new Date()) }, { path });
  }

  private async keepVideo(path: string, format: VideoFormat, common: Origin): Promise<FileRow> {
    const packed = `${path}.packed`;
    try {
      const { extension, ...facts } = await this.decoders.packVideo(path, format, packed);
      const file = { ...common, ...facts, key: newKey(extension, new Date()) };
      return await this.store.store(file, { path: packed });
    } finally {
      await rm(packed, { force: true });
    }
  }

  private async formatOf({ path, sizeBytes }: Received, { formats }: FilePurpose): Promise<FileFormat> {
    const format = await this.decoders.sniff(path, sizeBytes);
    if (format && formats.includes(format)) return format;
    const types = formats.join(', ');
    throw formats.every(isImageFormat)
      ? fileErrors.notAnImage({ types })
      : fileErrors.formatRefused({ types });
  }
}
