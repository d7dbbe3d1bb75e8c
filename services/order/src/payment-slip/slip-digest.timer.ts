import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { SlipDigestService } from './slip-digest.service.js';

@Injectable()
export class SlipDigestTimer {
  constructor(private readonly digests: SlipDigestService) {}

  @Every(30_000)
  fillIn(): Promise<void> {
    return this.digests.fillIn();
  }
}
