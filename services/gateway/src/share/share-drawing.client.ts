import { Injectable } from '@nestjs/common';
import type { DrawShareDto, SharePictureView } from '@mall/contracts/file';
import { gatewayCalls } from '@mall/contracts/services/gateway';
import { InjectClient, type ClientOf } from '@mall/messaging';

/** Client of the file service, which draws share pictures. */
@Injectable()
export class ShareDrawingClient {
  constructor(
    @InjectClient(gatewayCalls.sharePictures)
    private readonly pictures: ClientOf<typeof gatewayCalls.sharePictures>,
  ) {}

  readonly draw = (request: DrawShareDto): Promise<SharePictureView> => this.pictures.draw(request);
}
