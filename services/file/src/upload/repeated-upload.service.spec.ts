import type { Caller } from '@mall/contracts/define';
import { fileErrors } from '@mall/contracts/file';
import { KeptAnswers, type KeyedRequest } from '@mall/messaging';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryFiles } from '../record/file.fakes.js';
import type { FileRow, NewFile } from '../record/file.repository.js';
import { RepeatedUploadService } from './repeated-upload.service.js';

/** Keeps answers in memory. */
class AnswersInMemory extends KeptAnswers {
  private readonly kept = new Map<string, string>();

  constructor() {
    super(new NoDatabase(), 'a key');
  }

  override claim({ requestHash }: KeyedRequest): Promise<string | undefined> {
    return Promise.resolve(this.kept.get(requestHash));
  }

  override keep({ requestHash }: KeyedRequest, answer: string): Promise<void> {
    this.kept.set(requestHash, answer);
    return Promise.resolve();
  }

  override forget(): Promise<void> {
    return Promise.resolve();
  }
}

const petr = { kind: 'buyer', userId: '7', requestKey: 'key-of-a-slip' } as Caller;
const slip = { sha256: 'a'.repeat(64), givenName: 'slip.pdf' };

let files: InMemoryFiles;
let repeats: RepeatedUploadService;
let stored: FileRow[];

async function store(): Promise<FileRow> {
  const row = await files.begin({ purpose: 'slip', sizeBytes: 3 } as NewFile);
  await files.markStored(row.fileId);
  stored.push(row);
  return row;
}

const send = (sent = slip, caller = petr, work = store) => repeats.once(sent, 'slip', caller, work);

beforeEach(() => {
  files = new InMemoryFiles();
  repeats = new RepeatedUploadService(new AnswersInMemory(), files);
  stored = [];
});

test('an upload that comes again with its key is answered with the file that it has stored', async () => {
  const first = await send();
  expect((await send()).fileId).toBe(first.fileId);
  expect(stored).toHaveLength(1);
});

test('without a key, each upload stores a file', async () => {
  const { requestKey: _, ...keyless } = petr;
  await send(slip, keyless);
  await send(slip, keyless);
  expect(stored).toHaveLength(2);
});

test('a refused upload may be sent again with its key', async () => {
  const refused = () => Promise.reject(fileErrors.storageFull());
  await expect(send(slip, petr, refused)).rejects.toThrow(fileErrors.storageFull.key);
  await send();
  expect(stored).toHaveLength(1);
});

test('a file that was removed meanwhile is stored again', async () => {
  await send();
  files.one = () => Promise.resolve(undefined);
  await send();
  expect(stored).toHaveLength(2);
});
