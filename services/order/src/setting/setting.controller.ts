import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller, type Empty } from '@mall/contracts/define';
import {
  DEAL_SETTING_KEYS,
  dealSettings,
  orderSettingApi,
  type ChangeDealSettingDto,
  type DealSettingKey,
  type DealSettingPageDto,
  type DealSettingRefDto,
  type DealSettingView,
  type PriceLimitsView,
} from '@mall/contracts/order';
import { sortColumn } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import type { DealSetting } from './deal-setting.entity.js';
import type { ChangeProposal } from './change-proposal.entity.js';
import { ChangeProposalRepository } from './change-proposal.repository.js';
import { DealSettingRepository } from './deal-setting.repository.js';
import { SettingChangeService, subjectOfSetting } from './setting-change.service.js';

/** Orders of the list of settings: that of their table in the contracts, or the reverse. */
const BY_KEY = { settingKey: true };

@Controller()
export class SettingController implements HandlersOf<typeof orderSettingApi> {
  constructor(
    private readonly settings: DealSettingRepository,
    private readonly proposals: ChangeProposalRepository,
    private readonly changer: SettingChangeService,
  ) {}

  @Handles(orderSettingApi.list)
  async list(request: DealSettingPageDto, { locale }: Caller): Promise<AdminPage<DealSettingView>> {
    const viewOf = await this.views(locale);
    const known = DEAL_SETTING_KEYS.filter((key) => request.ids?.includes(key) ?? true);
    const isReversed = sortColumn(request, BY_KEY) && request.sortOrder === 'DESC';
    const keys = isReversed ? known.toReversed() : known;
    const from = (request.current - 1) * request.size;
    return adminPage(keys.slice(from, from + request.size).map(viewOf), keys.length, request);
  }

  @Handles(orderSettingApi.one)
  async one({ settingKey }: DealSettingRefDto, { locale }: Caller): Promise<DealSettingView> {
    return (await this.views(locale))(settingKey);
  }

  @Handles(orderSettingApi.change)
  async change(request: ChangeDealSettingDto, caller: Caller): Promise<DealSettingView> {
    await this.changer.change(caller, request);
    return this.one(request, caller);
  }

  @Handles(orderSettingApi.priceLimits)
  async priceLimits(_request: Empty): Promise<PriceLimitsView> {
    const { priceJumpPercent, priceFloorPercent, leastPriceMinor } = await this.settings.current();
    return { priceJumpPercent, priceFloorPercent, leastPriceMinor };
  }

  private async views(locale: Locale): Promise<(key: DealSettingKey) => DealSettingView> {
    const [changes, waiting] = await Promise.all([
      this.settings.changes(),
      this.proposals.waiting('setting:'),
    ]);
    const proposals = new Map(waiting.map((proposal) => [proposal.subject, proposal]));
    return (key) => toView(key, changes.get(key), proposals.get(subjectOfSetting(key)), locale);
  }
}

function toView(
  key: DealSettingKey,
  change: DealSetting | undefined,
  proposal: ChangeProposal | undefined,
  locale: Locale,
): DealSettingView {
  const { label, unit, min, max, initial } = dealSettings[key];
  return {
    settingKey: key,
    label: label[locale],
    unit: unit[locale],
    value: change?.value ?? initial,
    min,
    max,
    changedBy: change?.changedBy ?? null,
    changeTime: change?.changedAt?.toISOString() ?? null,
    proposedBy: proposal?.proposedBy ?? null,
    proposedTime: proposal?.proposedAt.toISOString() ?? null,
  };
}
