import { Injectable } from '@nestjs/common';
import { MILESTONE_CODES, milestones, type WayPlanView } from '@mall/contracts/order';
import { KeptValue } from '@mall/service-kit/kept-value';
import type { Locale } from '@mall/validation';
import { borderDay } from '@mall/validation/typography';
import type { Order } from '../order/order.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { datesOf } from './expected-way.js';
import { wayFloor } from './way-floor.js';
import { COLLECTED_IN, measuredWay, quarterOf, wayPlan, type Journey, type WayPlan } from './way-plan.js';
import { WayTimeRepository } from './way-time.repository.js';

const CACHED_MS = 10 * 60_000;

/** Plans the steps of a car by the measured times of completed orders, which are at most ten minutes old. */
@Injectable()
export class WayPlanService {
  private readonly kept = new KeptValue(CACHED_MS, async () => measuredWay(await this.times.recent()));

  constructor(
    private readonly times: WayTimeRepository,
    private readonly settings: DealSettingRepository,
  ) {}

  /** Returns the plan for a car to a city that is paid today; without a city, it is collected in Ussuriysk. */
  newOrder(city: string | null): Promise<WayPlan> {
    return this.plan({ city: city ?? COLLECTED_IN, carrier: null, quarter: quarterOf(borderDay()) });
  }

  /** Returns the plan for an order, as more becomes known of it. */
  ofOrder({ address, carrier, paidAt, now }: Pick<Order, 'address' | 'carrier' | 'paidAt' | 'now'>) {
    return this.plan({ city: address.city, carrier, quarter: quarterOf(borderDay(paidAt ?? now)) });
  }

  /** Returns the plan for a car that is paid today as days of the calendar. */
  async view(city: string | null, locale: Locale): Promise<WayPlanView> {
    const [plan, today] = [await this.newOrder(city), borderDay()];
    const steps = MILESTONE_CODES.map((code) => ({
      code,
      label: milestones[code].label[locale],
      ...datesOf(today, plan[code]),
      orders: plan[code].orders,
    }));
    return { steps };
  }

  private async plan(journey: Journey): Promise<WayPlan> {
    const [measured, settings] = await Promise.all([this.kept.current(), this.settings.current()]);
    return wayPlan(measured, journey, wayFloor(settings, journey.city));
  }
}
