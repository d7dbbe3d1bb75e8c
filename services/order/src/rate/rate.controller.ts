import { Controller } from '@nestjs/common';
import { Handles, invalidInput, type HandlersOf } from '@mall/messaging';
import { adminPage, platformErrors, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  orderRateApi,
  type EnterRateDto,
  type ExchangeRateDto,
  type ExchangeRateView,
  type RateBoardView,
  type RatePageDto,
  type RatePurpose,
  type RateRefDto,
  type RateRowView,
} from '@mall/contracts/order';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { asOfIssue } from './as-of.js';
import { CentralBankFeedService } from './central-bank-feed.service.js';
import { readTrouble } from './feed-trouble.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { toRateRowView, toRateView } from './rate.mapper.js';
import { RateRepository } from './rate.repository.js';
import { RateService } from './rate.service.js';
import { RATE_SCALE } from '../order/rouble-amount.js';

/** What the mall counts with: the payment rate, and the two that customs need. */
const IN_USE = [
  ['CNY', 'payment'],
  ['CNY', 'customs'],
  ['EUR', 'customs'],
] as const;

@Controller()
export class RateController implements HandlersOf<typeof orderRateApi> {
  constructor(
    private readonly rates: RateService,
    private readonly entered: RateRepository,
    private readonly centralBank: CentralBankRepository,
    private readonly feed: CentralBankFeedService,
    private readonly settings: DealSettingRepository,
  ) {}

  @Handles(orderRateApi.current)
  async current({ from, purpose = 'payment' }: ExchangeRateDto): Promise<ExchangeRateView> {
    const { payHours } = await this.settings.current();
    return toRateView(await this.rates.current(from, purpose), payHours);
  }

  @Handles(orderRateApi.all)
  async all(): Promise<ExchangeRateView[]> {
    const { payHours } = await this.settings.current();
    const found = await Promise.all(IN_USE.map(([from, purpose]) => this.rates.find(from, purpose)));
    return found.flatMap((rate) => (rate ? [toRateView(rate, payHours)] : []));
  }

  @Handles(orderRateApi.board)
  async board(): Promise<RateBoardView> {
    const [rates, state] = await Promise.all([this.all(), this.centralBank.state()]);
    const { fetchedAt, triedAt, failure, ...rest } = state;
    return {
      rates,
      feed: {
        ...rest,
        ...readTrouble(failure),
        isOn: this.feed.isOn,
        fetchedAt: fetchedAt?.toISOString() ?? null,
        triedAt: triedAt?.toISOString() ?? null,
      },
    };
  }

  @Handles(orderRateApi.fetchNow)
  async fetchNow(): Promise<RateBoardView> {
    if (!this.feed.isOn) throw orderErrors.rateFeedOff();
    await this.feed.fetch();
    return this.board();
  }

  @Handles(orderRateApi.list)
  async list(request: RatePageDto) {
    const { rows, total } = await this.entered.page(request);
    return adminPage(rows.map(toRateRowView), total, request);
  }

  @Handles(orderRateApi.one)
  one({ rateId }: RateRefDto) {
    return this.need(rateId);
  }

  @Handles(orderRateApi.enter)
  async enter({ from, purpose, rate, source, asOf }: EnterRateDto, caller: Caller) {
    if (asOf) await this.requireNewest(from, purpose, new Date(asOf));
    const rateId = await this.entered.enter({
      from,
      purpose,
      rateScaled: Math.round(rate * RATE_SCALE),
      source,
      asOf: asOf ? new Date(asOf) : new Date(),
      enteredBy: caller.username ?? caller.userId ?? 'staff',
    });
    return this.need(rateId);
  }

  /** @throws invalidInput at `asOf`. */
  private async requireNewest(from: string, purpose: RatePurpose, asOf: Date): Promise<void> {
    const newest = await this.entered.newest(from, purpose);
    const issue = asOfIssue(asOf, newest?.asOf, new Date());
    if (issue) throw invalidInput([issue]);
  }

  private async need(rateId: string): Promise<RateRowView> {
    const row = await this.entered.find(rateId);
    if (!row) throw platformErrors.notFound();
    return toRateRowView(row);
  }
}
