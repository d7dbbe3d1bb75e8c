import { Day, Decimal, Id, Int, MoneyMinor, OneOf, Text } from '@mall/validation';
import { anyone, buyer, defineApi, Empty, internal, listOf } from '../define/index.js';
import { labelOfFact } from '../product/car-fact-table.js';
import { FUELS, type Fuel } from '../product/car-words.js';
import { productErrors } from '../product/product.errors.js';
import {
  CalculatedCostView,
  CarCostView,
  DeliveryCityView,
  LandedCostSumView,
  LandedFiguresView,
  PreferenceLimitsView,
} from './landed-cost.views.js';
import { orderErrors } from './order.errors.js';
import { IMPORTERS, type Importer } from './tariff-words.js';

const labels = {
  car: { ru: 'Автомобиль', zh: '车辆', en: 'Car' },
  city: { ru: 'Город доставки', zh: '收货城市', en: 'City of delivery' },
  importer: { ru: 'Кто ввозит', zh: '进口人', en: 'Importer' },
  variant: { ru: 'Вариант', zh: '规格', en: 'Variant' },
  price: { ru: 'Цена, ¥', zh: '价格（元）', en: 'Price, ¥' },
};

export class LandedCostDto {
  @Id({ label: labels.car }) spuId!: string;
  @Text({
    label: labels.city,
    max: 100,
    optional: true,
    description: 'Missing: no delivery beyond Ussuriysk',
    kind: 'name',
  })
  city?: string;
  @OneOf(IMPORTERS, { label: labels.importer, optional: true }) importer: Importer = 'person';
  @Int({ min: 1, max: 999, optional: true }) count = 1;
  @Id({ label: labels.variant, optional: true, description: 'Missing: the price of the listing' })
  skuId?: string;
}

/** The facts of any car that its landed cost depends on. */
export class CalculateCostDto {
  @MoneyMinor({ label: labels.price, min: 100_000, max: 2_000_000_000, description: 'Fen' })
  priceFee!: number;
  @OneOf(FUELS, { label: labelOfFact('fuel') }) fuel!: Fuel;
  @Day({
    label: labelOfFact('firstRegDate'),
    of: 'registration',
    optional: true,
    description: 'Missing: a new car that was never registered',
  })
  firstRegDate?: string;
  @Int({ label: labelOfFact('engineCc'), max: 20_000, optional: true }) engineCc?: number;
  @Int({ label: labelOfFact('powerHp'), min: 1, max: 2700, optional: true }) powerHp?: number;
  @Decimal({ label: labelOfFact('power30MinKw'), min: 1, max: 2000, optional: true }) power30MinKw?: number;
  @Text({
    label: labels.city,
    max: 100,
    optional: true,
    description: 'Missing: no delivery beyond Ussuriysk',
    kind: 'name',
  })
  city?: string;
  @OneOf(IMPORTERS, { label: labels.importer, optional: true }) importer: Importer = 'person';
}

export class CartCostDto {
  @Text({
    label: labels.city,
    max: 100,
    optional: true,
    description: 'Missing: the city of the default address',
    kind: 'name',
  })
  city?: string;
}

export const orderLandedCostApi = defineApi('order.landed', {
  forCar: {
    http: 'GET /mall4cloud_order/ua/landed_cost',
    request: LandedCostDto,
    response: CarCostView,
    access: anyone(),
    family: 'mall',
    errors: [productErrors.carGone, orderErrors.rateUnknown],
    summary: 'What a car comes to at the buyer’s door, line by line, by the tables and rates of now.',
  },
  calculate: {
    http: 'GET /mall4cloud_order/ua/landed_cost/calculate',
    request: CalculateCostDto,
    response: CalculatedCostView,
    access: anyone(),
    family: 'mall',
    errors: [orderErrors.rateUnknown],
    summary:
      'The same for a car of any facts, with what the preferential fee saves and what its next birthday changes.',
  },
  forCart: {
    http: 'GET /mall4cloud_order/a/landed_cost/cart',
    request: CartCostDto,
    response: LandedCostSumView,
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.rateUnknown],
    summary: 'The same for the checked lines of your cart.',
  },
  preference: {
    http: 'GET /mall4cloud_order/ua/preferential_fee',
    request: Empty,
    response: PreferenceLimitsView,
    access: anyone(),
    family: 'mall',
    errors: [orderErrors.tariffNotFound],
    summary: 'The conditions of the preferential recycling fee that hold today.',
  },
  cities: {
    http: 'GET /mall4cloud_order/ua/landed_cost/cities',
    request: Empty,
    response: listOf(DeliveryCityView),
    access: anyone(),
    family: 'mall',
    summary: 'The cities whose delivery has a price, with that price.',
  },
  figures: {
    request: Empty,
    response: LandedFiguresView,
    access: internal(),
    errors: [orderErrors.rateUnknown],
    summary: 'Rates and tables that landed costs of now are counted from.',
  },
});
