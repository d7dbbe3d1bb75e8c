import { Injectable } from '@nestjs/common';
import type { OwnFilesDto } from '@mall/contracts/file';
import { Storage } from '../storage/bucket.port.js';
import { PersonalFileRepository, type OwnFile } from './personal-file.repository.js';

@Injectable()
export class PersonalFileService {
  constructor(
    private readonly files: PersonalFileRepository,
    private readonly storage: Storage,
  ) {}

  /** Deletes files of a person. The object goes first: after a crash in between, the row is found again. */
  async remove({ ownerId, fileIds }: OwnFilesDto): Promise<void> {
    if (fileIds.length > 0) await this.removeAll(await this.files.among(ownerId, fileIds));
  }

  /** Deletes the files of a person that no order, contract, refund or kept conversation uses. */
  async erase(ownerId: string): Promise<void> {
    await this.removeAll(await this.files.needless(ownerId));
  }

  private async removeAll(files: readonly OwnFile[]): Promise<void> {
    for (const { fileId, key, isPublic } of files) {
      await (isPublic ? this.storage.public : this.storage.private).remove(key);
      await this.files.remove(fileId);
    }
  }
}
