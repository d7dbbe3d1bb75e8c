import { Controller } from '@nestjs/common';
import { fileListApi, type FileIdDto, type FilePageDto, type ListedFileView } from '@mall/contracts/file';
import type { AdminPage } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { FileListService } from './file-list.service.js';

@Controller()
export class FileListController implements HandlersOf<typeof fileListApi> {
  constructor(private readonly files: FileListService) {}

  @Handles(fileListApi.page)
  page(request: FilePageDto): Promise<AdminPage<ListedFileView>> {
    return this.files.page(request);
  }

  @Handles(fileListApi.removeOrphan)
  removeOrphan({ fileId }: FileIdDto): Promise<void> {
    return this.files.removeOrphan(fileId);
  }
}
