import { Controller } from '@nestjs/common';
import { adminHistoryApi, type ChangePageDto, type HistoryDto } from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { HistoryService } from './history.service.js';

@Controller()
export class HistoryController implements HandlersOf<typeof adminHistoryApi> {
  constructor(private readonly history: HistoryService) {}

  @Handles(adminHistoryApi.ofRecord)
  ofRecord(request: HistoryDto, { locale }: Caller) {
    return this.history.ofRecord(request, locale);
  }

  @Handles(adminHistoryApi.page)
  page(request: ChangePageDto, { locale }: Caller) {
    return this.history.page(request, locale);
  }
}
