import { Injectable } from '@nestjs/common';
import { noteAct } from '@mall/persistence';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Raw, Repository, type EntityManager } from 'typeorm';
import { FileUse } from './file-use.entity.js';
import { StoredFile } from './file.entity.js';

export interface FileRow extends Omit<
  StoredFile,
  'sizeBytes' | 'state' | 'sourceSha256' | 'width' | 'height'
> {
  readonly sizeBytes: number;
}

export interface NewFile extends Omit<FileRow, 'fileId' | 'createdAt'> {
  readonly sourceSha256: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** Maximum interrupted files that one run of the clean-up removes. */
const MAX_INTERRUPTED = 100;

@Injectable()
export class FileRepository {
  constructor(@InjectRepository(StoredFile) private readonly files: Repository<StoredFile>) {}

  /** Inserts the row of an object that is about to be stored; it counts only after `markStored`. */
  async begin(file: NewFile): Promise<FileRow> {
    return toRow(await this.files.save(this.files.create({ ...file, sizeBytes: String(file.sizeBytes) })));
  }

  async markStored(fileId: string): Promise<void> {
    await this.files.update(fileId, { state: 'stored' });
  }

  /** Deletes the row of an object that was not stored. */
  async forget(fileId: string): Promise<void> {
    await this.files.delete({ fileId, state: 'storing' });
  }

  /** Returns the stored files of these ids, in the order of the ids. */
  async many(fileIds: readonly string[], tx?: EntityManager): Promise<FileRow[]> {
    const files = tx ? tx.getRepository(StoredFile) : this.files;
    const found = await files.find({
      where: { fileId: In(fileIds), state: 'stored' },
      order: { fileId: 'ASC' },
    });
    return found.map(toRow);
  }

  /** Notes in the history of a file that somebody other than its owner has read it. */
  async noteReading(fileId: string): Promise<void> {
    await this.files.manager.transaction((tx) =>
      noteAct(tx, { kind: 'read', record: 'file', recordId: fileId }),
    );
  }

  async one(fileId: string): Promise<FileRow | undefined> {
    return (await this.many([fileId]))[0];
  }

  /** Returns the file without an owner that was stored from the same bytes. */
  async importedFrom(sourceSha256: string): Promise<FileRow | undefined> {
    const found = await this.files.findOneBy({ sourceSha256, ownerId: IsNull(), state: 'stored' });
    return found ? toRow(found) : undefined;
  }

  /** Returns the bytes that a person has stored within the last 24 hours. */
  async storedToday(zone: 'shop' | 'staff', ownerId: string): Promise<number> {
    const sum = await this.files
      .createQueryBuilder('file')
      .select('COALESCE(sum(file.sizeBytes), 0)::float8', 'bytes')
      .where('file.ownerZone = :zone AND file.ownerId = :ownerId', { zone, ownerId })
      .andWhere(`file.createdAt > now() - interval '1 day'`)
      .getRawOne<{ bytes: number }>();
    return sum?.bytes ?? 0;
  }

  async attach(tx: EntityManager, fileIds: readonly string[], usedBy: string): Promise<void> {
    const uses = fileIds.map((fileId) => ({ fileId, usedBy }));
    if (uses.length > 0)
      await tx.createQueryBuilder().insert().into(FileUse).values(uses).orIgnore().execute();
  }

  /** Returns files whose storing was interrupted more than an hour ago. */
  async interrupted(): Promise<FileRow[]> {
    const found = await this.files.find({
      where: { state: 'storing', createdAt: Raw((at) => `${at} < now() - interval '1 hour'`) },
      order: { createdAt: 'ASC' },
      take: MAX_INTERRUPTED,
    });
    return found.map(toRow);
  }
}

const toRow = ({
  sizeBytes,
  state: _s,
  sourceSha256: _h,
  width: _w,
  height: _t,
  ...file
}: StoredFile): FileRow => ({
  ...file,
  sizeBytes: Number(sizeBytes),
});
