import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  DEAL_SETTING_KEYS,
  dealSettings,
  orderErrors,
  orderSettingApi,
  type ChangeDealSettingDto,
  type DealSettingKey,
  type DealSettingPageDto,
  type DealSettingRefDto,
  type DealSettingView,
} from '@mall/contracts/order';
import { sortColumn } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import type { DealSetting } from './deal-setting.entity.js';
import { DealSettingRepository } from './deal-setting.repository.js';

/** Settings are listed in the order of their table in the contracts, or the reverse. */
const BY_KEY = { settingKey: true };

@Controller()
export class SettingController implements HandlersOf<typeof orderSettingApi> {
  constructor(private readonly settings: DealSettingRepository) {}

  @Handles(orderSettingApi.list)
  async list(request: DealSettingPageDto, { locale }: Caller): Promise<AdminPage<DealSettingView>> {
    const changes = await this.settings.changes();
    const known = DEAL_SETTING_KEYS.filter((key) => request.ids?.includes(key) ?? true);
    const isReversed = sortColumn(request, BY_KEY) && request.sortOrder === 'DESC';
    const keys = isReversed ? known.toReversed() : known;
    const from = (request.current - 1) * request.size;
    const rows = keys.slice(from, from + request.size).map((key) => toView(key, changes.get(key), locale));
    return adminPage(rows, keys.length, request);
  }

  @Handles(orderSettingApi.one)
  async one({ settingKey }: DealSettingRefDto, { locale }: Caller): Promise<DealSettingView> {
    return toView(settingKey, (await this.settings.changes()).get(settingKey), locale);
  }

  @Handles(orderSettingApi.change)
  async change({ settingKey, value }: ChangeDealSettingDto, caller: Caller): Promise<DealSettingView> {
    const { min, max } = dealSettings[settingKey];
    if (value < min || value > max) throw orderErrors.settingOutOfRange({ min, max });
    await this.settings.change(settingKey, value, caller.username ?? caller.userId ?? 'staff');
    return this.one({ settingKey }, caller);
  }
}

function toView(key: DealSettingKey, change: DealSetting | undefined, locale: Locale): DealSettingView {
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
  };
}
