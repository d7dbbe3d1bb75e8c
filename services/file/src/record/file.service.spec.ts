import { jest } from '@jest/globals';
import type { Caller } from '@mall/contracts/define';
import { FILE_PURPOSES, fileErrors } from '@mall/contracts/file';
import { NoDatabase } from '@mall/persistence/fakes';
import { LinkSigner } from '../access/link-signer.js';
import { DecoderService } from '../image/decoding/decoder.service.js';
import { InMemoryFiles, InMemoryStorage } from './file.fakes.js';
import { FileStorageService } from './file-storage.service.js';
import type { FileRow, NewFile } from './file.repository.js';
import { FileService } from './file.service.js';

const HOUR_MS = 3_600_000;

let files: InMemoryFiles;
let storage: InMemoryStorage;
let store: FileStorageService;
let service: FileService;

beforeEach(() => {
  files = new InMemoryFiles();
  storage = new InMemoryStorage();
  store = new FileStorageService(files, storage);
  // Decoder processes start only with the application.
  const decoders = new DecoderService();
  service = new FileService(
    new NoDatabase(),
    files,
    store,
    new LinkSigner('k'.repeat(32), Date.now),
    decoders,
  );
});

const newFile = (changes: Partial<NewFile> = {}): NewFile => ({
  key: `key-${Math.random()}.pdf`,
  purpose: 'slip',
  isPublic: false,
  ownerZone: 'shop',
  ownerId: '7',
  ownerName: 'anna',
  originName: 'slip.pdf',
  contentType: 'application/pdf',
  sizeBytes: 4,
  sha256: 'a',
  sourceSha256: 'a',
  width: null,
  height: null,
  ...changes,
});
const stored = (changes: Partial<NewFile> = {}): Promise<FileRow> =>
  store.store(newFile(changes), Buffer.from('%PDF'));

const caller = (traits: Partial<Caller> = {}): Caller => ({
  kind: 'buyer',
  userId: '7',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
  ...traits,
});

describe('a link to a private file', () => {
  it('is given to its owner for a minute', async () => {
    const { fileId } = await stored();
    const link = await service.linkFor({ fileId }, caller());
    expect(link.url).toContain(fileId);
    expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
  });

  it('is noted as read when staff with the right ask for it, and not for its owner', async () => {
    const { fileId } = await stored();
    await service.linkFor({ fileId }, caller());
    expect(files.readings).toEqual([]);
    const permissions = [FILE_PURPOSES.slip.staffPermission];
    await service.linkFor({ fileId }, caller({ kind: 'staff', userId: '50', permissions }));
    expect(files.readings).toEqual([fileId]);
  });

  it.each([
    ['another buyer', caller({ userId: '8' })],
    ['staff without the right', caller({ kind: 'staff' })],
  ])('is refused to %s like one to a file that does not exist', async (_, other) => {
    const { fileId } = await stored();
    await expect(service.linkFor({ fileId }, other)).rejects.toMatchObject(fileErrors.fileGone());
    await expect(service.linkFor({ fileId: '999' }, other)).rejects.toMatchObject(fileErrors.fileGone());
  });

  it('is given to staff whose right the purpose names', async () => {
    const { fileId } = await stored();
    const clerk = caller({ kind: 'staff', userId: '500', permissions: ['voucher_audit'] });
    expect((await service.linkFor({ fileId }, clerk)).originName).toBe('slip.pdf');
  });
});

describe('attaching files', () => {
  it('attaches all of them, each once', async () => {
    const [one, two] = [await stored(), await stored()];
    const fileIds = [one.fileId, two.fileId, one.fileId];
    await service.attach({ fileIds, usedBy: 'order 1', ownerId: '7', purposes: ['slip'] });
    expect(files.uses).toEqual([
      { fileId: one.fileId, usedBy: 'order 1' },
      { fileId: two.fileId, usedBy: 'order 1' },
    ]);
  });

  it('attaches none when one belongs to another person, is missing, or has another purpose', async () => {
    const mine = await stored();
    const theirs = await stored({ ownerId: '8' });
    const attach = (fileIds: string[], purposes: NewFile['purpose'][] = ['slip']) =>
      service.attach({ fileIds, usedBy: 'order 1', ownerId: '7', purposes });
    await expect(attach([mine.fileId, theirs.fileId])).rejects.toMatchObject(fileErrors.fileGone());
    await expect(attach([mine.fileId, '999'])).rejects.toMatchObject(fileErrors.fileGone());
    await expect(attach([mine.fileId], ['document'])).rejects.toMatchObject(fileErrors.wrongPurpose());
    expect(files.uses).toEqual([]);
  });
});

describe('an issued document', () => {
  it('is stored once for the same bytes', async () => {
    const contentBase64 = Buffer.from('%PDF-1.7 one').toString('base64');
    const first = await service.storePaper({ name: 'contract.pdf', contentBase64 });
    expect(await service.storePaper({ name: 'contract.pdf', contentBase64 })).toEqual(first);
    expect(storage.private.objects.size).toBe(1);
  });

  it('must be a PDF', async () => {
    const contentBase64 = Buffer.from('<html>').toString('base64');
    await expect(service.storePaper({ name: 'a.pdf', contentBase64 })).rejects.toMatchObject(
      fileErrors.formatRefused({ types: 'pdf' }),
    );
  });
});

describe('storing', () => {
  it('leaves neither row nor object when the object cannot be written', async () => {
    storage.private.failure = new Error('disk full');
    await expect(stored()).rejects.toThrow('disk full');
    expect(await files.many(['1'])).toEqual([]);
    expect(await files.storedToday('shop', '7')).toBe(0);
  });

  it('removes what a crash interrupted, after an hour', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const { key } = await files.begin(newFile());
    storage.private.objects.set(key, Buffer.from('half'));
    await store.removeInterrupted();
    expect(storage.private.objects.has(key)).toBe(true);
    jest.setSystemTime(Date.now() + HOUR_MS + 1);
    await store.removeInterrupted();
    expect(storage.private.objects.has(key)).toBe(false);
    jest.useRealTimers();
  });
});
