import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { adminPage, platformErrors, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  orderRateApi,
  type AcceptCentralRateDto,
  type EnterRateDto,
  type ExchangeRateDto,
  type ExchangeRateView,
  type RateBoardView,
  type RatePageDto,
  type RateRefDto,
  type RateRowView,
} from '@mall/contracts/order';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import {
  CentralBankFileService,
  CURRENCIES_IN_USE,
  RATES_IN_USE,
  subjectOfHeld,
} from './central-bank-file.service.js';
import { CentralBankFeedService } from './central-bank-feed.service.js';
import { readTrouble } from './feed-trouble.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { RateEntryService } from './rate-entry.service.js';
import {
  RATE_SUBJECT,
  toHeldRateView,
  toRateProposalView,
  toRateRowView,
  toRateView,
} from './rate.mapper.js';
import { RateRepository } from './rate.repository.js';
import { RateService } from './rate.service.js';
import { ChangeProposalRepository } from '../setting/change-proposal.repository.js';

@Controller()
export class RateController implements HandlersOf<typeof orderRateApi> {
  constructor(
    private readonly rates: RateService,
    private readonly entered: RateRepository,
    private readonly centralBank: CentralBankRepository,
    private readonly feed: CentralBankFeedService,
    private readonly settings: DealSettingRepository,
    private readonly entry: RateEntryService,
    private readonly proposals: ChangeProposalRepository,
    private readonly files: CentralBankFileService,
  ) {}

  @Handles(orderRateApi.current)
  async current({ from, purpose = 'payment' }: ExchangeRateDto): Promise<ExchangeRateView> {
    const { payHours } = await this.settings.current();
    return toRateView(await this.rates.current(from, purpose), payHours);
  }

  @Handles(orderRateApi.all)
  async all(): Promise<ExchangeRateView[]> {
    const { payHours } = await this.settings.current();
    const found = await Promise.all(RATES_IN_USE.map(({ from, purpose }) => this.rates.find(from, purpose)));
    return found.flatMap((rate) => (rate ? [toRateView(rate, payHours)] : []));
  }

  @Handles(orderRateApi.board)
  async board(): Promise<RateBoardView> {
    const [rates, state, waiting, held, accepted] = await Promise.all([
      this.all(),
      this.centralBank.state(),
      this.proposals.waiting(RATE_SUBJECT),
      this.centralBank.held(CURRENCIES_IN_USE),
      this.proposals.waiting('central-rate:'),
    ]);
    const acceptedBy = new Map(accepted.map(({ subject, proposedBy }) => [subject, proposedBy]));
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
      proposals: waiting.map(toRateProposalView),
      held: held.map((rate) => toHeldRateView(rate, acceptedBy.get(subjectOfHeld(rate)) ?? null)),
    };
  }

  @Handles(orderRateApi.fetchNow)
  async fetchNow(): Promise<RateBoardView> {
    if (!this.feed.isOn) throw orderErrors.rateFeedOff();
    await this.feed.fetch();
    return this.board();
  }

  @Handles(orderRateApi.acceptCentral)
  async acceptCentral(request: AcceptCentralRateDto, caller: Caller): Promise<RateBoardView> {
    await this.files.accept(caller, request);
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
  async enter(request: EnterRateDto, caller: Caller) {
    return this.need(await this.entry.enter(caller, request));
  }

  private async need(rateId: string): Promise<RateRowView> {
    const row = await this.entered.find(rateId);
    if (!row) throw platformErrors.notFound();
    return toRateRowView(row);
  }
}
