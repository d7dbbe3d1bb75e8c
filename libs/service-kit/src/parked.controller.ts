import { Controller, type Type } from '@nestjs/common';
import {
  parkedApis,
  type DiscardRowsDto,
  type EventService,
  type ParkedApi,
  type ParkedRowsDto,
  type ReplayRowsDto,
} from '@mall/contracts/messaging';
import { Handles, ParkedEventService, type HandlersOf } from '@mall/messaging';

/** Returns a controller with the same handlers for every service, each over its own parked events. */
export function parkedController(service: EventService): Type {
  const api = parkedApis[service];

  @Controller()
  class ParkedController implements HandlersOf<ParkedApi> {
    constructor(private readonly parked: ParkedEventService) {}

    @Handles(api.rows)
    rows(request: ParkedRowsDto) {
      return this.parked.rows(request);
    }

    @Handles(api.count)
    count() {
      return this.parked.count();
    }

    @Handles(api.replay)
    replay(request: ReplayRowsDto) {
      return this.parked.replay(request);
    }

    @Handles(api.discard)
    discard(request: DiscardRowsDto) {
      return this.parked.discard(request);
    }
  }
  return ParkedController;
}
