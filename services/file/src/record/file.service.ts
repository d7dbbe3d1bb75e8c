import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '@mall/persistence';
import type { Caller } from '@mall/contracts/define';
import {
  fileErrors,
  IMAGE_FORMATS,
  isImageFormat,
  type AttachFilesDto,
  type FileView,
  type ImportedPictureView,
  type ImportPictureDto,
  type IssueLinkDto,
  type LinkForDto,
  type LinkView,
  type StoredPaperView,
  type StorePaperDto,
} from '@mall/contracts/file';
import { DataSource } from 'typeorm';
import { LinkSigner } from '../access/link-signer.js';
import { isOwner, maySee, passportRefusal } from '../access/who-may-see.js';
import { DecoderService } from '../image/decoding/decoder.service.js';
import { sha256 } from '../image/re-encode.js';
import { newKey } from '../storage/object-key.js';
import { originNameOf } from './origin-name.js';
import { FileRepository, type FileRow } from './file.repository.js';
import { FileStorageService } from './file-storage.service.js';
import { addressOf, toFileView } from './file.mapper.js';

const PDF_MAGIC = Buffer.from('%PDF-');
/** Life in seconds of a link that a person requested. */
const LINK_SECONDS = 60;

@Injectable()
export class FileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileRepository,
    private readonly store: FileStorageService,
    private readonly links: LinkSigner,
    private readonly decoders: DecoderService,
  ) {}

  /** Returns a link to a file. @throws fileErrors.fileGone also when the caller may not see it, and the errors of `passportRefusal`. */
  async linkFor({ fileId, download }: LinkForDto, caller: Caller): Promise<LinkView> {
    const file = await this.files.one(fileId);
    if (!file || !(file.isPublic || maySee(file, caller))) throw fileErrors.fileGone();
    const refusal = file.isPublic ? undefined : passportRefusal(file, caller);
    if (refusal) throw refusal;
    if (!file.isPublic && !isOwner(file, caller)) await this.files.noteReading(fileId);
    return this.link(file, LINK_SECONDS, download === 1);
  }

  async issueLink({ fileId, download, seconds }: IssueLinkDto): Promise<LinkView> {
    const file = await this.files.one(fileId);
    if (!file) throw fileErrors.fileGone();
    return this.link(file, seconds, download === 1);
  }

  async describe(fileIds: readonly string[]): Promise<FileView[]> {
    return (await this.files.many(fileIds)).map(toFileView);
  }

  /**
   * Attaches files to the record that uses them.
   * @throws fileErrors.fileGone, wrongPurpose; then no file is attached.
   */
  async attach({ fileIds, usedBy, ownerId, purposes }: AttachFilesDto): Promise<void> {
    const wanted = [...new Set(fileIds)];
    await this.dataSource.transaction(async (tx) => {
      const files = await this.files.many(wanted, tx);
      const isTheirs = files.every((file) => ownerId === undefined || file.ownerId === ownerId);
      if (files.length < wanted.length || !isTheirs) throw fileErrors.fileGone();
      if (purposes && !files.every(({ purpose }) => purposes.includes(purpose)))
        throw fileErrors.wrongPurpose();
      await this.files.attach(tx, wanted, usedBy);
    });
  }

  async importPicture({ name, contentBase64, isDrawn }: ImportPictureDto): Promise<ImportedPictureView> {
    const content = Buffer.from(contentBase64, 'base64');
    const picture = { name, content, isDrawn };
    return toImported(await this.once(sha256(content), (hash) => this.storePicture(picture, hash)));
  }

  /** Stores a PDF that a service has drawn. @throws fileErrors.formatRefused for any other content. */
  async storePaper({ name, contentBase64 }: StorePaperDto): Promise<StoredPaperView> {
    const content = Buffer.from(contentBase64, 'base64');
    if (!content.subarray(0, 5).equals(PDF_MAGIC)) throw fileErrors.formatRefused({ types: 'pdf' });
    const {
      fileId,
      sha256: hash,
      sizeBytes,
    } = await this.once(sha256(content), (sourceSha256) => {
      const owner = { ownerZone: null, ownerId: null, ownerName: null };
      const named = { originName: originNameOf(name, 'pdf'), key: newKey('pdf', new Date()) };
      const about = { purpose: 'paper', isPublic: false, contentType: 'application/pdf' } as const;
      const size = { sizeBytes: content.length, width: null, height: null };
      const hashes = { sha256: sourceSha256, sourceSha256 };
      return this.store.store({ ...owner, ...named, ...about, ...size, ...hashes }, content);
    });
    return { fileId, sha256: hash, sizeBytes };
  }

  /** Returns the file that was stored from the same bytes before, or else the result of `store`. */
  private async once(sourceSha256: string, store: (hash: string) => Promise<FileRow>): Promise<FileRow> {
    const known = await this.files.importedFrom(sourceSha256);
    if (known) return known;
    try {
      return await store(sourceSha256);
    } catch (failure) {
      // Another request has stored the same bytes meanwhile.
      const other = isUniqueViolation(failure) && (await this.files.importedFrom(sourceSha256));
      if (other) return other;
      throw failure;
    }
  }

  private async storePicture(
    { name, content, isDrawn = false }: { name: string; content: Buffer; isDrawn?: boolean | undefined },
    sourceSha256: string,
  ): Promise<FileRow> {
    const path = join(tmpdir(), `mall-picture-${randomUUID()}`);
    try {
      await writeFile(path, content);
      const format = await this.decoders.sniff(path, content.length);
      const types = IMAGE_FORMATS.join(', ');
      if (!format || !isImageFormat(format)) throw fileErrors.notAnImage({ types });
      const { bytes, extension, ...facts } = await this.decoders.reEncode(path, format, true);
      const owner = { ownerZone: null, ownerId: null, ownerName: null };
      const named = { originName: originNameOf(name, format), key: newKey(extension, new Date(), isDrawn) };
      const about = { purpose: 'car', isPublic: true, sourceSha256, sizeBytes: bytes.length } as const;
      return await this.store.store({ ...facts, ...owner, ...named, ...about }, bytes);
    } finally {
      await rm(path, { force: true });
    }
  }

  private link(file: FileRow, seconds: number, download: boolean): LinkView {
    const { originName, contentType, fileId } = file;
    const expires = this.links.expiryAfter(seconds);
    const url = file.isPublic ? addressOf(file) : this.links.sign({ fileId, expires, download });
    return { url, expiresAt: new Date(expires * 1000).toISOString(), originName, contentType };
  }
}

const toImported = (row: FileRow): ImportedPictureView => ({ fileId: row.fileId, url: addressOf(row) });
