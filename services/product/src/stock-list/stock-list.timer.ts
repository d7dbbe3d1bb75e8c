import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { StockListRepository } from './stock-list.repository.js';
import { StockListStepsService } from './stock-list-steps.service.js';

/** Steps at one go; a process that is stopped waits for no more than these. */
const STEPS = 20;
/** Days for which lists are kept: they hold the content of a shop's files. */
const KEPT_DAYS = 90;

@Injectable()
export class StockListTimer {
  constructor(
    private readonly steps: StockListStepsService,
    private readonly lists: StockListRepository,
  ) {}

  @Every(500)
  async goOn(): Promise<void> {
    for (let step = 0; step < STEPS; step += 1) if (!(await this.steps.step())) return;
  }

  @Every(3_600_000)
  forgetOld(): Promise<void> {
    return this.lists.forgetOlderThan(KEPT_DAYS);
  }
}
