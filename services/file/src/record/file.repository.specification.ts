import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { FileRepository, FileRow, NewFile } from './file.repository.js';

interface Given {
  /** Repository without files. */
  readonly repository: FileRepository;
  readonly tx: EntityManager;
  /** Moves the start of a file back by so many hours. */
  readonly age: (fileId: string, hours: number) => Promise<void>;
  readonly usesOf: (fileId: string) => Promise<readonly string[]>;
  /** Returns the ids of the files whose reading was noted. */
  readonly readings: () => Promise<readonly string[]>;
}

let keys = 0;

const aFile = (over: Partial<NewFile> = {}): NewFile => ({
  key: `p/${(keys += 1)}.webp`,
  purpose: 'document',
  isPublic: false,
  ownerZone: 'shop',
  ownerId: '7',
  ownerName: 'petr',
  originName: '1.jpg',
  contentType: 'image/webp',
  sizeBytes: 100,
  sha256: 'a',
  sourceSha256: 'b',
  width: null,
  height: null,
  ...over,
});
const imported = { ownerZone: null, ownerId: null, ownerName: null } as const;
const idsOf = (files: readonly FileRow[]) => files.map(({ fileId }) => fileId);

export const fileSpecification = new Specification<Given>((arrange) => {
  it('counts once it is stored', async () => {
    const { repository } = await arrange();
    const begun = await repository.begin(aFile({ key: 'p/one.webp' }));
    expect(begun).toMatchObject({ key: 'p/one.webp', ownerId: '7', sizeBytes: 100, originName: '1.jpg' });
    expect(await repository.one(begun.fileId)).toBeUndefined();
    await repository.markStored(begun.fileId);
    expect(await repository.one(begun.fileId)).toEqual(begun);
    expect(await repository.one('999999')).toBeUndefined();
  });

  it('is listed in the order of ids, whatever the requested order', async () => {
    const { repository } = await arrange();
    const ids: string[] = [];
    for (let n = 0; n < 11; n += 1) ids.push((await repository.begin(aFile())).fileId);
    for (const fileId of ids) if (fileId !== ids[1]) await repository.markStored(fileId);
    const asked = [ids[10]!, ids[1]!, ids[0]!, '999999', ids[2]!];
    expect(idsOf(await repository.many(asked))).toEqual([ids[0], ids[2], ids[10]]);
    expect(await repository.many([])).toEqual([]);
  });

  it('is forgotten only while it is not stored', async () => {
    const { repository } = await arrange();
    const [kept, gone] = [await repository.begin(aFile()), await repository.begin(aFile())];
    await repository.markStored(kept.fileId);
    for (const { fileId } of [kept, gone]) await repository.forget(fileId);
    await repository.markStored(gone.fileId);
    expect(idsOf(await repository.many([kept.fileId, gone.fileId]))).toEqual([kept.fileId]);
  });

  it('is found by the bytes that it was imported from, when it has no owner and is stored', async () => {
    const { repository } = await arrange();
    const owned = await repository.begin(aFile({ sourceSha256: 's' }));
    await repository.markStored(owned.fileId);
    const free = await repository.begin(aFile({ ...imported, sourceSha256: 's' }));
    expect(await repository.importedFrom('s')).toBeUndefined();
    await repository.markStored(free.fileId);
    expect((await repository.importedFrom('s'))?.fileId).toBe(free.fileId);
    expect(await repository.importedFrom('t')).toBeUndefined();
  });

  it('counts against the bytes that its owner stores in a day, also while it is being stored', async () => {
    const { repository, age } = await arrange();
    expect(await repository.storedToday('shop', '7')).toBe(0);
    const old = await repository.begin(aFile({ sizeBytes: 1_000 }));
    await age(old.fileId, 25);
    await age((await repository.begin(aFile({ sizeBytes: 20 }))).fileId, 23);
    await repository.begin(aFile({ sizeBytes: 3 }));
    await repository.begin(aFile({ sizeBytes: 500, ownerZone: 'staff' }));
    await repository.begin(aFile({ sizeBytes: 500, ownerId: '8' }));
    expect(await repository.storedToday('shop', '7')).toBe(23);
  });

  it('is used by the same thing once', async () => {
    const { repository, tx, usesOf } = await arrange();
    const [one, other] = [await repository.begin(aFile()), await repository.begin(aFile())];
    await repository.attach(tx, [], 'order:1');
    await repository.attach(tx, [one.fileId, other.fileId], 'order:1');
    await repository.attach(tx, [one.fileId], 'order:1');
    await repository.attach(tx, [one.fileId], 'order:2');
    expect([...(await usesOf(one.fileId))].sort()).toEqual(['order:1', 'order:2']);
    expect(await usesOf(other.fileId)).toEqual(['order:1']);
  });

  it('was interrupted when it is not stored after an hour; the longest ago comes first', async () => {
    const { repository, age } = await arrange();
    const begin = async (hours: number) => {
      const { fileId } = await repository.begin(aFile());
      await age(fileId, hours);
      return fileId;
    };
    const [second, first, stored] = [await begin(2), await begin(3), await begin(4)];
    await begin(0);
    await repository.markStored(stored);
    expect(idsOf(await repository.interrupted())).toEqual([first, second]);
  });

  it('has each reading by others in its history', async () => {
    const { repository, readings } = await arrange();
    const { fileId } = await repository.begin(aFile());
    await repository.noteReading(fileId);
    await repository.noteReading(fileId);
    expect(await readings()).toEqual([fileId, fileId]);
  });
});
