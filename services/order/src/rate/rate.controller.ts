import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { adminPage, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  orderRateApi,
  type EnterRateDto,
  type ExchangeRateDto,
  type RatePageDto,
  type RateRefDto,
  type RateRowView,
} from '@mall/contracts/order';
import { config } from '../config.js';
import { RateRepository, type RateRow } from './rate.repository.js';
import { RATE_SCALE } from './rouble-amount.js';

@Controller()
export class RateController implements HandlersOf<typeof orderRateApi> {
  constructor(private readonly rates: RateRepository) {}

  @Handles(orderRateApi.current)
  async current({ from, to }: ExchangeRateDto) {
    const rate = await this.rates.current(from, to);
    return {
      rateId: rate.rateId,
      from,
      to,
      rate: rate.rateScaled / RATE_SCALE,
      source: rate.source,
      asOf: rate.asOf.toISOString(),
      lockHours: config.ORDER_PAY_HOURS,
    };
  }

  @Handles(orderRateApi.list)
  async list(request: RatePageDto) {
    const { rows, total } = await this.rates.page(request);
    return adminPage(rows.map(toRowView), total, request);
  }

  @Handles(orderRateApi.one)
  one({ rateId }: RateRefDto) {
    return this.need(rateId);
  }

  @Handles(orderRateApi.enter)
  async enter({ from, to, rate, source, asOf }: EnterRateDto, caller: Caller) {
    const rateId = await this.rates.enter({
      from,
      to,
      rateScaled: Math.round(rate * RATE_SCALE),
      source,
      asOf: asOf ? new Date(asOf) : new Date(),
      enteredBy: caller.username ?? caller.userId ?? 'staff',
    });
    return this.need(rateId);
  }

  private async need(rateId: string): Promise<RateRowView> {
    const row = await this.rates.find(rateId);
    if (!row) throw orderErrors.rateUnknown({ from: 'CNY', to: 'RUB' });
    return toRowView(row);
  }
}

function toRowView({ rateScaled, asOf, createdAt, ...row }: RateRow): RateRowView {
  return {
    ...row,
    rate: rateScaled / RATE_SCALE,
    asOf: asOf.toISOString(),
    createTime: createdAt.toISOString(),
  };
}
