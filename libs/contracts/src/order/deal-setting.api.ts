import { Instant, Int, ListOfValues, OneOf, say, Text } from '@mall/validation';
import {
  adminPageOf,
  AdminPageDto,
  defineApi,
  Empty,
  internal,
  platformErrors,
  staff,
} from '../define/index.js';
import { DEAL_SETTING_KEYS, type DealSettingKey } from './deal-setting.js';
import { orderErrors } from './order.errors.js';

const labels = {
  key: { ru: 'Параметр', zh: '参数', en: 'Setting' },
  value: { ru: 'Значение', zh: '值', en: 'Value' },
};

export class DealSettingPageDto extends AdminPageDto {
  @ListOfValues('string', { optional: true, maxItems: 100 }) ids?: string[];
}

export class DealSettingRefDto {
  @OneOf(DEAL_SETTING_KEYS, { label: labels.key }) settingKey!: DealSettingKey;
}

export class ChangeDealSettingDto extends DealSettingRefDto {
  @Int({ label: labels.value }) value!: number;
  @Int({
    label: labels.value,
    optional: true,
    description: 'The value that was shown; the change is refused when it is another one by now',
  })
  previous?: number;
}

export class DealSettingView {
  @OneOf(DEAL_SETTING_KEYS) settingKey!: DealSettingKey;
  @Text({ label: say('Условие', '参数', 'Term') }) label!: string;
  @Text({ optional: true }) unit!: string;
  @Int() value!: number;
  @Int() min!: number;
  @Int() max!: number;
  @Text({ label: say('Кто изменил', '修改人', 'Changed by'), optional: true }) changedBy!: string | null;
  @Instant({ label: say('Изменено', '修改时间', 'Changed'), optional: true }) changeTime!: string | null;
  /**
   * Person who proposed a change that waits for a second person. The value is not shown, because the second person
   * enters it too.
   */
  @Text({ optional: true }) proposedBy!: string | null;
  @Instant({ optional: true }) proposedTime!: string | null;
}

/** Limits of prices in whole percent, and the least price in CNY fen; see `deal-setting.ts`. */
export class PriceLimitsView {
  @Int() priceJumpPercent!: number;
  @Int() priceFloorPercent!: number;
  @Int({ optional: true }) leastPriceMinor?: number;
}

/** Terms, limits and the source of the payment rate. A change applies from then on. */
export const orderSettingApi = defineApi('order.setting', {
  list: {
    http: 'GET /admin/deal_setting/page',
    request: DealSettingPageDto,
    response: adminPageOf(DealSettingView),
    access: staff('deal_setting_edit'),
    family: 'admin',
    summary: 'Terms and limits of deals.',
  },
  one: {
    http: 'GET /admin/deal_setting/{settingKey}',
    request: DealSettingRefDto,
    response: DealSettingView,
    access: staff('deal_setting_edit'),
    family: 'admin',
    summary: 'One setting.',
  },
  change: {
    http: 'PUT /admin/deal_setting/{settingKey}',
    request: ChangeDealSettingDto,
    response: DealSettingView,
    access: staff('deal_setting_edit'),
    family: 'admin',
    errors: [
      orderErrors.settingOutOfRange,
      orderErrors.limitRaisedByTwo,
      orderErrors.rateJumps,
      platformErrors.staleData,
    ],
    summary:
      'Change one setting within its bounds. A limit on what one person may do is loosened when two enter the same value, and so is a margin or a source that makes the payment rate jump.',
  },
  priceLimits: {
    request: Empty,
    response: PriceLimitsView,
    access: internal(),
    summary: 'The limits of prices, which the product service enforces.',
  },
});
