import { Controller } from '@nestjs/common';
import type { PersonalCopy, PersonalDataDto } from '@mall/contracts/define';
import {
  filePersonalApi,
  type ArchiveDto,
  type ArchiveRefDto,
  type ArchiveView,
  type OwnFilesDto,
} from '@mall/contracts/file';
import { Handles, type HandlersOf } from '@mall/messaging';
import { personalRows } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { ArchiveService } from './archive.service.js';
import { PersonalFileService } from './personal-file.service.js';
import { PERSONAL_SECTIONS } from './personal-sections.js';

@Controller()
export class PersonalFileController implements HandlersOf<typeof filePersonalApi> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: PersonalFileService,
    private readonly archives: ArchiveService,
  ) {}

  @Handles(filePersonalApi.copy)
  copy({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    return personalRows(this.dataSource, PERSONAL_SECTIONS, userId, after);
  }

  @Handles(filePersonalApi.erase)
  erase({ userId }: PersonalDataDto): Promise<void> {
    return this.files.erase(userId);
  }

  @Handles(filePersonalApi.remove)
  remove(request: OwnFilesDto): Promise<void> {
    return this.files.remove(request);
  }

  @Handles(filePersonalApi.archive)
  archive(request: ArchiveDto): Promise<ArchiveView> {
    return this.archives.archive(request);
  }

  @Handles(filePersonalApi.dropArchive)
  dropArchive({ requestId }: ArchiveRefDto): Promise<void> {
    return this.archives.drop(requestId);
  }
}
