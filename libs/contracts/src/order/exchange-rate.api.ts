import { Decimal, Id, Instant, Int, ListOfValues, OneOf, Text } from '@mall/validation';
import { adminPageOf, AdminPageDto, anyone, defineApi, staff } from '../define/index.js';
import { orderErrors } from './order.errors.js';

const labels = {
  from: { ru: 'Из валюты', zh: '源币种', en: 'From' },
  to: { ru: 'В валюту', zh: '目标币种', en: 'To' },
  rate: { ru: 'Курс', zh: '汇率', en: 'Rate' },
  source: { ru: 'Источник курса', zh: '汇率来源', en: 'Source of the rate' },
  asOf: { ru: 'Курс на момент', zh: '汇率时间', en: 'As of' },
};

export class ExchangeRateDto {
  @OneOf(['CNY'], { label: labels.from, optional: true }) from = 'CNY';
  @OneOf(['RUB'], { label: labels.to, optional: true }) to = 'RUB';
}

/** The rate that payments are counted with. */
export class ExchangeRateView {
  @Id() rateId!: string;
  @Text() from!: string;
  @Text() to!: string;
  /** `to` for one `from`, at most four decimals. */
  @Decimal() rate!: number;
  @Text() source!: string;
  @Instant() asOf!: string;
  /** For how many hours an order placed now keeps this rate. */
  @Int() lockHours!: number;
}

export class EnterRateDto {
  @OneOf(['CNY'], { label: labels.from, optional: true }) from = 'CNY';
  @OneOf(['RUB'], { label: labels.to, optional: true }) to = 'RUB';
  @Decimal({ label: labels.rate, min: 0.01, max: 10_000 }) rate!: number;
  @Text({ label: labels.source, max: 100 }) source!: string;
  @Instant({ label: labels.asOf, optional: true, description: 'Now when missing; not in the future' })
  asOf?: string;
}

export class RatePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 3 }) from?: string;
  @Text({ optional: true, max: 3 }) to?: string;
}

export class RateRefDto {
  @Id() rateId!: string;
}

/** One entered rate; rows are never changed, a newer one takes over. */
export class RateRowView {
  @Id() rateId!: string;
  @Text() from!: string;
  @Text() to!: string;
  @Decimal() rate!: number;
  @Text() source!: string;
  @Instant() asOf!: string;
  @Text({ optional: true }) enteredBy!: string | null;
  @Instant() createTime!: string;
}

export const orderRateApi = defineApi('order.rate', {
  current: {
    http: 'GET /mall4cloud_payment/ua/exchange_rate',
    request: ExchangeRateDto,
    response: ExchangeRateView,
    access: anyone(),
    family: 'mall',
    errors: [orderErrors.rateUnknown],
    summary: 'The payment rate of now, with its source and time.',
  },
  list: {
    http: 'GET /admin/exchange_rate/page',
    request: RatePageDto,
    response: adminPageOf(RateRowView),
    access: staff('rate_edit'),
    family: 'admin',
    summary: 'Entered rates, newest first.',
  },
  one: {
    http: 'GET /admin/exchange_rate/{rateId}',
    request: RateRefDto,
    response: RateRowView,
    access: staff('rate_edit'),
    family: 'admin',
    errors: [orderErrors.rateUnknown],
    summary: 'One entered rate.',
  },
  enter: {
    http: 'POST /admin/exchange_rate',
    request: EnterRateDto,
    response: RateRowView,
    access: staff('rate_edit'),
    family: 'admin',
    summary: 'Enter the rate for orders placed from now on; placed orders keep theirs.',
  },
});
