import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderMilestoneApi,
  type MilestoneFileDto,
  type OrderRefDto,
  type StateDelayDto,
  type WayFiguresDto,
  type WriteMilestoneDto,
} from '@mall/contracts/order';
import { MilestoneService } from './milestone.service.js';
import { OrderDelayService } from './order-delay.service.js';
import { WayFiguresService } from './way-figures.service.js';

@Controller()
export class MilestoneController implements HandlersOf<typeof orderMilestoneApi> {
  constructor(
    private readonly steps: MilestoneService,
    private readonly delays: OrderDelayService,
    private readonly wayFigures: WayFiguresService,
  ) {}

  @Handles(orderMilestoneApi.list)
  list({ orderId }: OrderRefDto, caller: Caller) {
    return this.steps.list(caller, orderId);
  }

  @Handles(orderMilestoneApi.write)
  write(request: WriteMilestoneDto, caller: Caller) {
    return this.steps.write(caller, request);
  }

  @Handles(orderMilestoneApi.delay)
  delay(request: StateDelayDto, caller: Caller) {
    return this.delays.state(caller, request);
  }

  @Handles(orderMilestoneApi.figures)
  figures({ days }: WayFiguresDto, { locale }: Caller) {
    return this.wayFigures.figures(days, locale);
  }

  @Handles(orderMilestoneApi.file)
  file(request: MilestoneFileDto, caller: Caller) {
    return this.steps.fileLink(caller, request);
  }
}
