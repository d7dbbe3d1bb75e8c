import type { Caller } from '@mall/contracts/define';
import { fileErrors } from '@mall/contracts/file';
import { UPLOADS_A_PERSON, UploadSlotService, type UploadSlots } from './upload-slot.service.js';

const petr: Caller = {
  kind: 'buyer',
  userId: '7',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
};
const tooMany = fileErrors.tooManyUploads({ n: UPLOADS_A_PERSON });

/** Slots that all processes share. */
class InMemorySlots implements UploadSlots {
  private readonly taken = new Map<string, string>();

  async take(
    { zone, userId }: Parameters<UploadSlots['take']>[0],
    uploadId: string,
    { most }: { most: number },
  ) {
    const owner = `${zone}:${userId}`;
    if ([...this.taken.values()].filter((one) => one === owner).length >= most) return false;
    this.taken.set(uploadId, owner);
    return true;
  }

  async extend(): Promise<void> {}

  async release(uploadId: string): Promise<void> {
    this.taken.delete(uploadId);
  }

  async deleteExpired(): Promise<void> {}
}

/** Returns an upload that lasts until `end` is called. */
function anUpload() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

/** Starts as many uploads as there are slots. */
async function fill(service: UploadSlotService, caller = petr) {
  const uploads = Array.from({ length: UPLOADS_A_PERSON }, anUpload);
  const running = uploads.map(({ work }) => service.run(caller, work));
  await new Promise(setImmediate);
  return { running, end: () => uploads.forEach((upload) => upload.end()) };
}

let slots: InMemorySlots;
let service: UploadSlotService;

beforeEach(() => {
  slots = new InMemorySlots();
  service = new UploadSlotService(slots);
});
afterEach(() => service.onApplicationShutdown());

test('a person has three uploads at once; one that ends makes room for the next', async () => {
  const { running, end } = await fill(service);
  await expect(service.run(petr, async () => 'fourth')).rejects.toThrow(tooMany);
  end();
  await Promise.all(running);
  expect(await service.run(petr, async () => 'fourth')).toBe('fourth');
});

test('uploads count in whichever process they arrive', async () => {
  const { running, end } = await fill(service);
  const other = new UploadSlotService(slots);
  await expect(other.run(petr, async () => undefined)).rejects.toThrow(tooMany);
  end();
  await Promise.all(running);
  other.onApplicationShutdown();
});

test('a buyer and a member of staff with the same number are two people', async () => {
  const { running, end } = await fill(service);
  expect(await service.run({ ...petr, kind: 'staff' }, async () => 'stored')).toBe('stored');
  end();
  await Promise.all(running);
});

test('an upload that fails frees its slot', async () => {
  for (let attempt = 0; attempt <= UPLOADS_A_PERSON; attempt += 1)
    await expect(service.run(petr, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a slot that cannot be released does not fail the upload', async () => {
  slots.release = () => Promise.reject(new Error('database is away'));
  expect(await service.run(petr, async () => 'stored')).toBe('stored');
});
