import { Controller } from '@nestjs/common';
import { filePersonalApi, type OwnFilesDto } from '@mall/contracts/file';
import { Handles, type HandlersOf } from '@mall/messaging';
import { PersonalFileService } from './personal-file.service.js';

@Controller()
export class PersonalFileController implements HandlersOf<typeof filePersonalApi> {
  constructor(private readonly files: PersonalFileService) {}

  @Handles(filePersonalApi.remove)
  remove(request: OwnFilesDto): Promise<void> {
    return this.files.remove(request);
  }
}
