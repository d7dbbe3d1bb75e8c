import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  fileApi,
  type AttachFilesDto,
  type FileIdsDto,
  type FileView,
  type ImportedPictureView,
  type ImportPictureDto,
  type IssueLinkDto,
  type LinkForDto,
  type LinkView,
  type PaperLookView,
  type StoredPaperView,
  type StorePaperDto,
} from '@mall/contracts/file';
import { PaperLookService } from './paper-look.service.js';
import { FileService } from './file.service.js';

@Controller()
export class FileController implements HandlersOf<typeof fileApi> {
  constructor(
    private readonly files: FileService,
    private readonly papers: PaperLookService,
  ) {}

  @Handles(fileApi.linkFor)
  linkFor(request: LinkForDto, caller: Caller): Promise<LinkView> {
    return this.files.linkFor(request, caller);
  }

  @Handles(fileApi.issueLink)
  issueLink(request: IssueLinkDto): Promise<LinkView> {
    return this.files.issueLink(request);
  }

  @Handles(fileApi.describe)
  describe({ fileIds }: FileIdsDto): Promise<FileView[]> {
    return this.files.describe(fileIds);
  }

  @Handles(fileApi.lookAtPapers)
  lookAtPapers({ fileIds }: FileIdsDto): Promise<PaperLookView[]> {
    return this.papers.lookAt(fileIds);
  }

  @Handles(fileApi.attach)
  attach(request: AttachFilesDto): Promise<void> {
    return this.files.attach(request);
  }

  @Handles(fileApi.importPicture)
  importPicture(request: ImportPictureDto): Promise<ImportedPictureView> {
    return this.files.importPicture(request);
  }

  @Handles(fileApi.storePaper)
  storePaper(request: StorePaperDto): Promise<StoredPaperView> {
    return this.files.storePaper(request);
  }
}
