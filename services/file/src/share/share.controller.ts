import { Controller } from '@nestjs/common';
import { fileShareApi, type DrawShareDto, type SharePictureView } from '@mall/contracts/file';
import { Handles, type HandlersOf } from '@mall/messaging';
import { SharePictureService } from './share-picture.service.js';

@Controller()
export class ShareController implements HandlersOf<typeof fileShareApi> {
  constructor(private readonly pictures: SharePictureService) {}

  @Handles(fileShareApi.draw)
  async draw(request: DrawShareDto): Promise<SharePictureView> {
    return { jpegBase64: (await this.pictures.draw(request)).toString('base64') };
  }
}
