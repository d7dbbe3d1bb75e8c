import { Injectable } from '@nestjs/common';
import { fileErrors, PUBLIC_FILES, type FilePageDto, type ListedFileView } from '@mall/contracts/file';
import { adminPage, platformErrors, type AdminPage } from '@mall/contracts/define';
import { DataSource } from 'typeorm';
import { Storage } from '../storage/bucket.port.js';
import { FileListRepository, type ListedFile } from './file-list.repository.js';

@Injectable()
export class FileListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileListRepository,
    private readonly storage: Storage,
  ) {}

  async page(request: FilePageDto): Promise<AdminPage<ListedFileView>> {
    const { rows, total } = await this.files.page(request);
    return adminPage(rows.map(toView), total, request);
  }

  /** Removes a file that nothing uses. @throws platformErrors.notFound, fileErrors.fileInUse */
  async removeOrphan(fileId: string): Promise<void> {
    if (!(await this.files.exists(fileId))) throw platformErrors.notFound();
    await this.dataSource.transaction(async (tx) => {
      const key = await this.files.lockOrphan(tx, fileId);
      if (key === undefined) throw fileErrors.fileInUse();
      // The object first: after a crash in between, the orphan is still in the list and can be removed again.
      await this.storage.private.remove(key);
      await this.files.remove(tx, fileId);
    });
  }
}

function toView({ key, sizeBytes, createdAt, ...file }: ListedFile): ListedFileView {
  return {
    ...file,
    url: file.isPublic ? `${PUBLIC_FILES}${key}` : null,
    sizeBytes: Number(sizeBytes),
    usedBy: [...file.usedBy],
    createTime: createdAt.toISOString(),
  };
}
