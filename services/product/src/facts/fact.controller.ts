import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { productFactApi, type JudgeVinsDto } from '@mall/contracts/product';
import { FactGuard } from './fact-guard.service.js';

@Controller()
export class FactController implements HandlersOf<typeof productFactApi> {
  constructor(private readonly facts: FactGuard) {}

  @Handles(productFactApi.judgeVins)
  judgeVins({ vins, affirmed }: JudgeVinsDto): Promise<void> {
    return this.facts.judgeVins(vins, affirmed);
  }
}
