import {
  Bool,
  Id,
  Instant,
  Int,
  ListOfValues,
  MoneyMinor,
  say,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { adminPageOf, AdminPageDto, defineApi, platformErrors, staff } from '../define/index.js';
import { CarIdDto } from './car.dto.js';
import { productErrors } from './product.errors.js';

const labels = {
  change: { ru: 'Изменение цены', zh: '价格变动', en: 'Price change' },
  reason: { ru: 'Причина', zh: '原因', en: 'Reason' },
} as const satisfies Record<string, Texts>;

export class PriceChangePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
}

export class PriceChangeRefDto {
  @Id({ label: labels.change }) proposalId!: string;
}

/** Approval of a price. The prices are sent back, so that the reviewer agrees to what stands on the screen. */
export class ApprovePriceDto extends PriceChangeRefDto {
  @MoneyMinor({ label: labels.change }) priceFee!: number;
  @MoneyMinor({ label: labels.change, optional: true }) wholesalePriceFee?: number;
}

export class RejectPriceDto extends PriceChangeRefDto {
  @Text({ label: labels.reason, min: 3, max: 500, kind: 'lines' }) reason!: string;
}

/** A price of a car on sale that waits for a second member of staff; until then the present one is charged. CNY fen. */
export class PriceChangeView extends CarIdDto {
  @Id() proposalId!: string;
  @Trilingual({ label: say('Автомобиль', '车辆', 'Car') }) name!: Texts;
  @Text({ optional: true }) shopName!: string;
  /** Price charged now. */
  @MoneyMinor({ label: say('Сейчас', '现价', 'Now') }) oldPriceFee!: number;
  @MoneyMinor({ optional: true }) oldWholesalePriceFee!: number | null;
  @MoneyMinor({ label: say('Новая цена', '新价格', 'New price') }) priceFee!: number;
  @MoneyMinor({ optional: true }) wholesalePriceFee!: number | null;
  /** The price in force within 72 hours that the new one departs from most, and by how many percent. */
  @MoneyMinor() departsFromFee!: number;
  @Int({ label: say('Отличие', '变动幅度', 'Departure') }) departurePercent!: number;
  /** The median of comparable cars on sale; null while there are fewer than three. */
  @MoneyMinor({ label: say('Медиана похожих', '同类中位价', 'Median of comparable cars'), optional: true })
  medianFee!: number | null;
  @Text({ label: say('Кто внёс', '录入人', 'Entered by') }) proposedBy!: string;
  @Instant() proposedTime!: string;
  /** Whether the reader proposed it, so that somebody else has to decide. */
  @Bool() isOwn!: boolean;
}

export const productPriceApi = defineApi('product.price', {
  list: {
    http: 'GET /mall4cloud_product/admin/price_change/page',
    request: PriceChangePageDto,
    response: adminPageOf(PriceChangeView),
    access: staff('car_review'),
    family: 'admin',
    summary: 'Prices that wait for a second member of staff, the oldest first.',
  },
  one: {
    http: 'GET /mall4cloud_product/admin/price_change/{proposalId}',
    request: PriceChangeRefDto,
    response: PriceChangeView,
    access: staff('car_review'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One price that waits for a second member of staff.',
  },
  approve: {
    http: 'PUT /mall4cloud_product/admin/price_change/approve',
    request: ApprovePriceDto,
    response: PriceChangeView,
    access: staff('car_review'),
    family: 'admin',
    errors: [
      platformErrors.notFound,
      platformErrors.staleData,
      productErrors.priceSecondPerson,
      productErrors.priceTooLow,
      productErrors.priceFarBelowCheapest,
      productErrors.priceBelowLeast,
      productErrors.wholesaleAbovePrice,
      productErrors.wholesaleOfUsedCar,
    ],
    summary: 'Agree to a price that somebody else proposed; it is charged from now on.',
  },
  reject: {
    http: 'PUT /mall4cloud_product/admin/price_change/reject',
    request: RejectPriceDto,
    response: PriceChangeView,
    access: staff('car_review'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'Refuse a proposed price, or withdraw one’s own; the present price stays.',
  },
});
