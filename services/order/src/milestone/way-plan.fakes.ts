import { NoDatabase } from '@mall/persistence/fakes';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import type { StepTime } from './way-plan.js';
import { WayPlanService } from './way-plan.service.js';
import { WayTimeRepository } from './way-time.repository.js';

/** Times of done orders as they are given; none by default. */
export class GivenWayTimes extends WayTimeRepository {
  constructor(private readonly times: readonly StepTime[]) {
    super(new NoDatabase());
  }

  override async recent(): Promise<StepTime[]> {
    return [...this.times];
  }
}

/** Returns plans from these times and the initial settings. */
export const plansFrom = (times: readonly StepTime[] = []): WayPlanService =>
  new WayPlanService(new GivenWayTimes(times), new InMemorySettings());
