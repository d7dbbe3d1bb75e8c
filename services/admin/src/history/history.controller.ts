import { Controller } from '@nestjs/common';
import { adminHistoryApi, type ChangePageDto, type HistoryDto } from '@mall/contracts/admin';
import { Handles, type HandlersOf } from '@mall/messaging';
import { HistoryService } from './history.service.js';

@Controller()
export class HistoryController implements HandlersOf<typeof adminHistoryApi> {
  constructor(private readonly history: HistoryService) {}

  @Handles(adminHistoryApi.ofRecord)
  ofRecord(request: HistoryDto) {
    return this.history.ofRecord(request);
  }

  @Handles(adminHistoryApi.page)
  page(request: ChangePageDto) {
    return this.history.page(request);
  }
}
