import { readdir, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { FILE_PURPOSES, fileErrors, type FileFormat, type VideoFormat } from '@mall/contracts/file';
import { KeptAnswers } from '@mall/messaging';
import { NoDatabase } from '@mall/persistence/fakes';
import { config } from '../config.js';
import { DecoderService } from '../image/decoding/decoder.service.js';
import { InMemoryFiles, InMemoryStorage } from '../record/file.fakes.js';
import { FileStorageService } from '../record/file-storage.service.js';
import { RepeatedUploadService } from './repeated-upload.service.js';
import { VirusScannerService } from './virus-scanner.service.js';
import { UploadSlotService } from './upload-slot.service.js';
import { UploadService } from './upload.service.js';

const petr: Caller = {
  kind: 'buyer',
  userId: '7',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
};
const merchant: Caller = { ...petr, kind: 'merchant', shopId: '3' };
const IMAGE = { bytes: Buffer.from('encoded'), extension: 'webp', contentType: 'image/webp' } as const;

/** Decoders that find the format that a test names, and accept every video, and every PDF but active ones. */
class NamedFormat extends DecoderService {
  format: FileFormat | undefined = 'jpg';
  isActive = false;

  override async sniff(): Promise<FileFormat | undefined> {
    return this.format;
  }

  override async reEncode(): ReturnType<DecoderService['reEncode']> {
    return { ...IMAGE, sha256: 'e'.repeat(64), width: 4, height: 3 };
  }

  override async packVideo(
    _path: string,
    format: VideoFormat,
    target: string,
  ): ReturnType<DecoderService['packVideo']> {
    await writeFile(target, 'packed');
    const size = { width: 4, height: 3, sizeBytes: 6 };
    return { contentType: `video/${format}`, extension: format, sha256: 'f'.repeat(64), ...size };
  }

  override async checkPdf(path: string): ReturnType<DecoderService['checkPdf']> {
    if (this.isActive) throw fileErrors.pdfActive();
    return { sizeBytes: (await stat(path)).size, sha256: 'd'.repeat(64) };
  }
}

/** Returns a form with one file, as a browser sends it. */
function form(content = 'original bytes'): IncomingMessage {
  const body = [
    '--b\r\nContent-Disposition: form-data; name="file"; filename="паспорт.jpg"\r\n',
    `Content-Type: image/jpeg\r\n\r\n${content}\r\n--b--\r\n`,
  ].join('');
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(body.length),
  };
  return Object.assign(Readable.from([Buffer.from(body)]), { headers, complete: true }) as never;
}

let files: InMemoryFiles;
let storage: InMemoryStorage;
let decoders: NamedFormat;
let uploads: UploadService;
let isInfected: boolean;

beforeEach(async () => {
  files = new InMemoryFiles();
  storage = new InMemoryStorage();
  decoders = new NamedFormat();
  const always = { take: async () => true, extend: async () => {}, release: async () => {} };
  const slots = new UploadSlotService({ ...always, deleteExpired: async () => {} });
  const scanner = new VirusScannerService({ address: undefined, whenAway: 'refuse', silenceMs: 1 });
  scanner.check = async () => {
    if (isInfected) throw fileErrors.infected({ name: 'Eicar-Signature' });
  };
  isInfected = false;
  const repeats = new RepeatedUploadService(new KeptAnswers(new NoDatabase(), 'a key'), files);
  const store = new FileStorageService(files, storage);
  uploads = new UploadService(files, store, decoders, slots, scanner, repeats);
  await uploads.onModuleInit();
});

test('a picture is stored as it was re-encoded, never as it was sent', async () => {
  const row = await uploads.accept(form(), { purpose: 'slip' }, petr);
  expect(row).toMatchObject({ contentType: 'image/webp', isPublic: false, ownerZone: 'shop', ownerId: '7' });
  expect([...storage.private.objects.values()].map(String)).toEqual(['encoded']);
  expect(storage.public.objects.size).toBe(0);
});

test('a PDF is stored as it was sent, unless it has active content', async () => {
  decoders.format = 'pdf';
  await uploads.accept(form('%PDF-1.7'), { purpose: 'slip' }, petr);
  expect([...storage.private.objects.values()].map(String)).toEqual(['%PDF-1.7']);
  decoders.isActive = true;
  const active = uploads.accept(form('%PDF-1.7'), { purpose: 'slip' }, petr);
  await expect(active).rejects.toThrow(fileErrors.pdfActive.key);
  expect(storage.private.objects.size).toBe(1);
});

test('an infected file is refused and not stored', async () => {
  isInfected = true;
  const infected = uploads.accept(form(), { purpose: 'slip' }, petr);
  await expect(infected).rejects.toThrow(fileErrors.infected.key);
  expect(storage.private.objects.size).toBe(0);
});

test('a video is stored as it was packed, and nothing of it stays behind', async () => {
  decoders.format = 'mp4';
  const row = await uploads.accept(form(), { purpose: 'video' }, merchant);
  expect(row).toMatchObject({ contentType: 'video/mp4', isPublic: true, sizeBytes: 6 });
  expect([...storage.public.objects].map(([key, bytes]) => [key.slice(-4), String(bytes)])).toEqual([
    ['.mp4', 'packed'],
  ]);
  const waiting = await readdir(join(config.DATA_DIR ?? tmpdir(), 'incoming-files'));
  expect(waiting.filter((name) => name.endsWith('.packed'))).toEqual([]);
});

test.each([
  ['a video where only pictures are shown', 'mp4', 'avatar', fileErrors.notAnImage],
  ['a picture where a video is shown', 'jpg', 'video', fileErrors.formatRefused],
  ['a PDF where only pictures are shown', 'pdf', 'avatar', fileErrors.notAnImage],
  ['a format that nobody can open', undefined, 'slip', fileErrors.formatRefused],
] as const)('%s is refused and not stored', async (_, format, purpose, refusal) => {
  decoders.format = format;
  await expect(uploads.accept(form(), { purpose }, merchant)).rejects.toThrow(refusal.key);
  expect(storage.private.objects.size + storage.public.objects.size).toBe(0);
});

test('visitors upload nothing, and buyers no pictures of cars', async () => {
  const visitor = uploads.accept(form(), { purpose: 'slip' }, { ...petr, kind: 'anonymous' });
  await expect(visitor).rejects.toThrow(platformErrors.signInNeeded.key);
  await expect(uploads.accept(form(), { purpose: 'car' }, petr)).rejects.toThrow(
    platformErrors.forbidden.key,
  );
  expect(await uploads.accept(form(), { purpose: 'car' }, merchant)).toMatchObject({ isPublic: true });
});

test('the megabytes of a day are counted for each person', async () => {
  const megabytes = config.UPLOAD_QUOTA_MB;
  const used = await uploads.accept(form(), { purpose: 'slip' }, petr);
  Object.assign(used, { sizeBytes: megabytes * 1_048_576 });
  const next = uploads.accept(form(), { purpose: 'slip' }, petr);
  await expect(next).rejects.toThrow(fileErrors.quotaUsed({ n: megabytes }));
  await uploads.accept(form(), { purpose: 'slip' }, { ...petr, userId: '8' });
});

test('a form larger than its purpose allows is refused before it is read', async () => {
  const { maxMegabytes } = FILE_PURPOSES.slip;
  const large = form();
  large.headers['content-length'] = String((maxMegabytes + 2) * 1_048_576);
  const upload = uploads.accept(large, { purpose: 'slip' }, petr);
  await expect(upload).rejects.toThrow(fileErrors.tooLarge({ n: maxMegabytes }));
});
