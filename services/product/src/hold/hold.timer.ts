import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { HoldService } from './hold.service.js';

@Injectable()
export class HoldTimer {
  constructor(private readonly holds: HoldService) {}

  @Every(5_000)
  async releaseDueHolds(): Promise<void> {
    await this.holds.releaseDue();
  }
}
