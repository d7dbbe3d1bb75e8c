import { Controller } from '@nestjs/common';
import {
  adminParkedApi,
  type DiscardParkedDto,
  type ParkedIdDto,
  type ParkedPageDto,
  type ReplayParkedDto,
} from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { ParkedService } from './parked.service.js';

@Controller()
export class ParkedEventController implements HandlersOf<typeof adminParkedApi> {
  constructor(private readonly parked: ParkedService) {}

  @Handles(adminParkedApi.page)
  page(request: ParkedPageDto) {
    return this.parked.page(request);
  }

  @Handles(adminParkedApi.summary)
  summary() {
    return this.parked.summary();
  }

  @Handles(adminParkedApi.one)
  one({ parkedId }: ParkedIdDto) {
    return this.parked.one(parkedId);
  }

  @Handles(adminParkedApi.replay)
  replay(request: ReplayParkedDto, caller: Caller) {
    return this.parked.replay(request, caller);
  }

  @Handles(adminParkedApi.discard)
  discard(request: DiscardParkedDto, caller: Caller) {
    return this.parked.discard(request, caller);
  }
}
