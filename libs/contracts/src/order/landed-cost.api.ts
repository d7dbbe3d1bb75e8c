import { Id, Int, OneOf, Text } from '@mall/validation';
import { anyone, buyer, defineApi, Empty, internal, listOf } from '../define/index.js';
import { productErrors } from '../product/product.errors.js';
import {
  DeliveryCityView,
  LandedCostSumView,
  LandedCostView,
  LandedFiguresView,
  PreferenceLimitsView,
} from './landed-cost.views.js';
import { orderErrors } from './order.errors.js';
import { IMPORTERS, type Importer } from './tariff-words.js';

const labels = {
  car: { ru: 'Автомобиль', zh: '车辆', en: 'Car' },
  city: { ru: 'Город доставки', zh: '收货城市', en: 'City of delivery' },
  importer: { ru: 'Кто ввозит', zh: '进口人', en: 'Importer' },
};

export class LandedCostDto {
  @Id({ label: labels.car }) spuId!: string;
  @Text({
    label: labels.city,
    max: 100,
    optional: true,
    description: 'Missing: no delivery beyond Ussuriysk',
  })
  city?: string;
  @OneOf(IMPORTERS, { label: labels.importer, optional: true }) importer: Importer = 'person';
  @Int({ min: 1, max: 999, optional: true }) count = 1;
}

export class CartCostDto {
  @Text({
    label: labels.city,
    max: 100,
    optional: true,
    description: 'Missing: the city of the default address',
  })
  city?: string;
}

export const orderLandedCostApi = defineApi('order.landed', {
  forCar: {
    http: 'GET /mall4cloud_order/ua/landed_cost',
    request: LandedCostDto,
    response: LandedCostView,
    access: anyone(),
    family: 'mall',
    errors: [productErrors.carGone, orderErrors.rateUnknown],
    summary: 'What a car comes to at the buyer’s door, line by line, by the tables and rates of now.',
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
