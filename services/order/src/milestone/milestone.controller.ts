import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderMilestoneApi,
  type MilestoneFileDto,
  type OrderRefDto,
  type WriteMilestoneDto,
} from '@mall/contracts/order';
import { MilestoneService } from './milestone.service.js';

@Controller()
export class MilestoneController implements HandlersOf<typeof orderMilestoneApi> {
  constructor(private readonly steps: MilestoneService) {}

  @Handles(orderMilestoneApi.list)
  list({ orderId }: OrderRefDto, caller: Caller) {
    return this.steps.list(caller, orderId);
  }

  @Handles(orderMilestoneApi.write)
  write(request: WriteMilestoneDto, caller: Caller) {
    return this.steps.write(caller, request);
  }

  @Handles(orderMilestoneApi.file)
  file(request: MilestoneFileDto, caller: Caller) {
    return this.steps.fileLink(caller, request);
  }
}
