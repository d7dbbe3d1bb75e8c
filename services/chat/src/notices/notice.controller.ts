import { Controller } from '@nestjs/common';
import {
  chatNoticeApi,
  type NoticePageDto,
  type NoticeRefDto,
  type ReadAllNoticesDto,
} from '@mall/contracts/chat';
import type { Caller, Empty } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { NoticeCentreService } from './notice-centre.service.js';

@Controller()
export class NoticeController implements HandlersOf<typeof chatNoticeApi> {
  constructor(private readonly centre: NoticeCentreService) {}

  @Handles(chatNoticeApi.page)
  page(request: NoticePageDto, caller: Caller) {
    return this.centre.page(request, caller);
  }

  @Handles(chatNoticeApi.count)
  count(_: Empty, caller: Caller) {
    return this.centre.count(caller);
  }

  @Handles(chatNoticeApi.read)
  read({ noticeId }: NoticeRefDto, caller: Caller) {
    return this.centre.read(noticeId, caller);
  }

  @Handles(chatNoticeApi.readAll)
  readAll({ upToId }: ReadAllNoticesDto, caller: Caller) {
    return this.centre.readAll(upToId, caller);
  }
}
