import {
  Bool,
  Decimal,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  Text,
} from '@mall/validation';
import {
  BODIES,
  COLOURS,
  CONDITIONS,
  DRIVES,
  FUELS,
  GEARBOXES,
  STEERINGS,
  type Badge,
  type Body,
  type Colour,
  type Condition,
  type Drive,
  type Fuel,
  type Gearbox,
  type Steering,
} from './car-words.js';
import { IMPORTERS, type Importer } from '../order/tariff-words.js';
import { CarFacetsView } from './search-facets.dto.js';
import { StoredFiltersDto, StoredFiltersView } from './search-filters.dto.js';

const labels = {
  countedValues: { ru: 'Значения признаков', zh: '属性值', en: 'Attribute values' },
  keyword: { ru: 'Поиск', zh: '关键词', en: 'Keyword' },
  brand: { ru: 'Марка', zh: '品牌', en: 'Make' },
  category: { ru: 'Категория', zh: '分类', en: 'Category' },
  shop: { ru: 'Магазин', zh: '店铺', en: 'Shop' },
  minPrice: { ru: 'Цена от', zh: '最低价格', en: 'Price from' },
  maxPrice: { ru: 'Цена до', zh: '最高价格', en: 'Price to' },
  minLanded: { ru: 'Цена под ключ от', zh: '最低落地总价', en: 'Landed cost from' },
  maxLanded: { ru: 'Цена под ключ до', zh: '最高落地总价', en: 'Landed cost to' },
  landedCity: { ru: 'Город доставки', zh: '收货城市', en: 'City of delivery' },
  landedImporter: { ru: 'Кто ввозит', zh: '进口人', en: 'Importer' },
  sort: { ru: 'Сортировка', zh: '排序', en: 'Sort' },
  after: { ru: 'Продолжение', zh: '翻页游标', en: 'Continuation' },
};

/**
 * Conditions of a search. Conditions of different fields all have to hold; several values of one field mean any of
 * them. Parameters of the mall family keep its names.
 */
export class FindCarsDto extends StoredFiltersDto {
  @Int({ min: 1, max: 500, optional: true }) override pageSize = 20;
  /** Words in Russian, Chinese or Latin, mixed; every word has to occur. At most 100 characters. */
  @Text({ label: labels.keyword, optional: true, max: 100 }) keyword?: string;
  /** Makes and series, mixed. */
  @ListOfValues('id', { label: labels.brand, optional: true, maxItems: 100 }) brandIds?: string[];
  @Id({ label: labels.brand, optional: true }) brandId?: string;
  /** A category or any of its ancestors. */
  @Id({ label: labels.category, optional: true }) categoryId?: string;
  @Id({ label: labels.category, optional: true }) primaryCategoryId?: string;
  @Id({ label: labels.shop, optional: true }) shopId?: string;
  @Id({ optional: true }) shopPrimaryCategoryId?: string;
  @Id({ optional: true }) shopSecondaryCategoryId?: string;
  /** CNY fen. */
  @MoneyMinor({ label: labels.minPrice, optional: true }) minPrice?: number;
  @MoneyMinor({ label: labels.maxPrice, optional: true, notBelow: 'minPrice' }) maxPrice?: number;
  /** Whole roubles, read at the current rate. */
  @Int({ label: labels.minPrice, optional: true, max: 100_000_000_000 }) minPriceRub?: number;
  @Int({ label: labels.maxPrice, optional: true, max: 100_000_000_000, notBelow: 'minPriceRub' })
  maxPriceRub?: number;
  /**
   * Whole roubles with duties, fees and delivery, by the figures of today. Cars whose total cannot be calculated are
   * not found. With any of the four fields, the answer holds the totals of its cars.
   */
  @Int({ label: labels.minLanded, optional: true, max: 100_000_000_000 }) minLandedRub?: number;
  @Int({ label: labels.maxLanded, optional: true, max: 100_000_000_000, notBelow: 'minLandedRub' })
  maxLandedRub?: number;
  /** City of delivery, as written in Russian; missing: no delivery beyond Ussuriysk. */
  @Text({ label: labels.landedCity, optional: true, max: 100, kind: 'name' }) landedCity?: string;
  /** Importer; a person when missing. */
  @OneOf(IMPORTERS, { label: labels.landedImporter, optional: true }) landedImporter?: Importer;
  /** Time after which the cars have to be listed. */
  @Instant({ of: 'period', optional: true }) listedAfter?: string;
  /** 1: only cars that can be ordered now. */
  @OneOf([0, 1], { optional: true }) hasStock?: 0 | 1;
  /** 1: only cars that pass the preferential recycling fee by the figures of today. */
  @OneOf([0, 1], { optional: true }) preferential?: 0 | 1;
  /** 1: only cars of the age at which customs duty is lowest today, 3 to 5 years. */
  @OneOf([0, 1], { optional: true }) age3to5?: 0 | 1;
  /** Kind of the shop: 1 the platform's own, 2 other shops. */
  @OneOf([0, 1, 2], { optional: true }) selfShop?: 0 | 1 | 2;
  /** `attrId_value,value^attrId_value`. */
  @Text({ optional: true, max: 500 }) attrIds?: string;
  @ListOfValues('id', { optional: true, maxItems: 100 }) attrValueIds?: string[];
  @ListOfValues('id', { optional: true, maxItems: 500 }) spuIds?: string[];
  /** Accepted for compatibility with the mall family; buyers only ever see cars on sale. */
  @OneOf([1], { optional: true }) spuStatus?: 1;
}

/**
 * Orders of a search. 1 to 5 are those of the mall family: 1 newest, 2 sales descending, 3 sales ascending, 4 price
 * descending, 5 price ascending. The others are ours: 6 model year descending, 7 model year ascending, 8 mileage
 * ascending, 9 mileage descending, 10 relevance (cars that the words name exactly first, then by sales; without a
 * keyword the same as 2), 11 landed cost ascending, 12 landed cost descending (cars whose total cannot be calculated
 * come last in both).
 */
export const CAR_SORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type CarSort = (typeof CAR_SORTS)[number];

export class SearchCarsDto extends FindCarsDto {
  @OneOf(CAR_SORTS, { label: labels.sort, optional: true }) sort: CarSort = 1;
  /**
   * `next` of the previous answer: continues right after its last car, to any depth, whatever has changed meanwhile.
   * `pageNum` does not count then; keyword, filters and sort have to stay as they were.
   */
  @Text({ label: labels.after, optional: true, max: 200, pattern: /^[\w-]*$/, kind: 'raw' }) after?: string;
}

export class SimplePageDto extends SearchCarsDto {
  /** 1: the answer contains `facets` too. */
  @OneOf([0, 1], { optional: true }) facets?: 0 | 1;
  /** Prescribed: 1 asks for reviewed cars only. Nothing else is ever on sale, so both values answer alike. */
  @OneOf([0, 1], { optional: true }) checks?: 0 | 1;
}

/** Conditions of a search, and the values of free attributes whose cars are counted in it. */
export class CountAttrsDto extends FindCarsDto {
  @ListOfValues('id', { label: labels.countedValues, minItems: 1, maxItems: 200 })
  countedValueIds!: string[];
}

/** Number of the cars found that have a value of an attribute; exact. */
export class AttrCountView {
  @Id() attrValueId!: string;
  @Int() count!: number;
}

/** One car as a card shows it, in the language of the caller. Prices are CNY fen. */
export class CarCardView {
  @Id() spuId!: string;
  /** Sku to order; a car has one unless its shop offers variants. */
  @Id() skuId!: string;
  @Text() spuName!: string;
  @Text({ optional: true, max: 500 }) sellingPoint!: string;
  @Text({ optional: true, max: 500 }) mainImgUrl!: string;
  /** `1` when the car has no picture of its own: show `brandImg` instead. */
  @OneOf(['0', '1']) mainImgUrlBase!: '0' | '1';
  @Id() brandId!: string;
  @Text() brandName!: string;
  @Text({ optional: true, max: 500 }) brandImg!: string;
  @Id({ optional: true }) seriesId?: string;
  @Text({ optional: true }) seriesName?: string;
  @Id() categoryId!: string;
  @Id() shopId!: string;
  @Text() shopName!: string;
  @MoneyMinor() priceFee!: number;
  /** Price of the same car on its home market; not below `priceFee`. */
  @MoneyMinor() marketPriceFee!: number;
  @OneOf(['CNY']) currency!: 'CNY';
  /** Whole roubles at the current rate, an estimate; absent while no rate is known. */
  @Int({ optional: true }) priceRub?: number;
  @Bool() hasStock!: boolean;
  @Int() saleNum!: number;
  @OneOf(CONDITIONS) condition!: Condition;
  @Int() year!: number;
  @Int() mileageKm!: number;
  @OneOf(BODIES) bodyType!: Body;
  @OneOf(FUELS) fuel!: Fuel;
  @Int() engineCc!: number;
  @Int() powerHp!: number;
  @Decimal() powerKw!: number;
  @Decimal({ optional: true }) power30MinKw?: number;
  @OneOf(GEARBOXES) gearbox!: Gearbox;
  @OneOf(DRIVES) drive!: Drive;
  @OneOf(STEERINGS) steering!: Steering;
  @OneOf(COLOURS) colour!: Colour;
  @Text({ optional: true }) city!: string;
  @ListOfValues('string') badges!: Badge[];
  /** Time when the hold of another buyer on the last unit ends, ISO 8601; absent while a unit is free. */
  @Text({ optional: true }) heldUntil?: string;
  @Text() createTime!: string;
  /** Whether the signed-in person keeps it as a favourite; only in answers to signed-in people. */
  @Bool({ optional: true }) isFavourite?: boolean;
  /** Whether the signed-in person has looked at it lately; only in answers to signed-in people. */
  @Bool({ optional: true }) viewed?: boolean;
}

export class SellerHeadView {
  @Id() shopId!: string;
  @Text() shopName!: string;
  @Text({ optional: true, max: 500 }) shopLogo!: string;
  /** Kind of the shop with the codes of the mall family: 1 the platform's own, 2 ordinary. */
  @OneOf([1, 2]) type!: 1 | 2;
}

export class FoundBrandView {
  @Id() brandId!: string;
  @Text() name!: string;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
}

export class FoundCategoryView {
  @Id() categoryId!: string;
  @Text() name!: string;
}

export class FoundAttrView {
  @Id() attrId!: string;
  @Text() name!: string;
  @ListOfValues('string') values!: string[];
}

/** The mall family groups its answer; there is always exactly one group, so that `list[0].spus` can be read. */
export class FoundCarsView {
  /** The requested shop; absent when several were searched. */
  @Nested(() => SellerHeadView, { optional: true }) shopInfo?: SellerHeadView;
  @ListOf(() => FoundAttrView) attrs!: FoundAttrView[];
  /** Makes of the cars on this page. */
  @ListOf(() => FoundBrandView) brands!: FoundBrandView[];
  /** Categories of the cars on this page. */
  @ListOf(() => FoundCategoryView) categorys!: FoundCategoryView[];
  @ListOf(() => CarCardView) spus!: CarCardView[];
}

/**
 * Another search for one that finds nothing: the same request with `keyword` in place of its own, and without the
 * fields of `without`. At least one of the two is there.
 */
export class NearestSearchView {
  /** Keyword of the other search; absent when the keyword stays, empty when it is left out. */
  @Text({ optional: true, max: 100 }) keyword?: string;
  /** Names of request fields that exclude all cars, such as `maxPrice`. */
  @ListOfValues('string') without!: string[];
  /** Number of cars that would be found. */
  @Int() total!: number;
  @Bool() totalIsLowerBound!: boolean;
}

/** Conditions that words of a keyword stand for, by request field. */
export class UnderstoodConditionsView extends StoredFiltersView {
  @MoneyMinor({ optional: true }) minPrice?: number;
  @MoneyMinor({ optional: true }) maxPrice?: number;
  @Int({ optional: true }) minPriceRub?: number;
  @Int({ optional: true }) maxPriceRub?: number;
  @Int({ optional: true }) minLandedRub?: number;
  @Int({ optional: true }) maxLandedRub?: number;
  @Text({ optional: true, max: 100 }) landedCity?: string;
  @OneOf(IMPORTERS, { optional: true }) landedImporter?: Importer;
}

/**
 * Reading of a keyword such as `geely до 2 млн`: the same request with these conditions added and this keyword in place of
 * its own finds the same cars.
 */
export class UnderstoodView {
  /** The words that stand for conditions, as typed. */
  @ListOfValues('string') texts!: string[];
  /** The remaining words; absent when none are left. */
  @Text({ optional: true, max: 100 }) keyword?: string;
  @Nested(() => UnderstoodConditionsView) conditions!: UnderstoodConditionsView;
}

export class SimilarCarsDto {
  @Id() spuId!: string;
  @Int({ min: 1, max: 20, optional: true }) limit = 4;
}

/** The landed cost of a car, in whole roubles. */
export class CarLandedView {
  @Id() spuId!: string;
  @Int() landedRub!: number;
}

/** `total` is exact up to 10,000; past it `totalIsLowerBound` says that there are more. */
export class SearchPageView {
  @Int() pages!: number;
  @Int() total!: number;
  @Bool() totalIsLowerBound!: boolean;
  @ListOf(() => FoundCarsView) list!: FoundCarsView[];
  /** Value of `after` to continue after the last car of this page; absent when there are no more. */
  @Text({ optional: true, max: 200 }) next?: string;
  /** The keyword as it was understood, when a misspelt or wrongly typed word was replaced by another. */
  @Text({ optional: true, max: 100 }) readAs?: string;
  /** Reading of the keyword; absent when no word of it stands for a condition. */
  @Nested(() => UnderstoodView, { optional: true }) understood?: UnderstoodView;
  /** Nearest search that finds something; only when nothing was found. */
  @Nested(() => NearestSearchView, { optional: true }) nearest?: NearestSearchView;
  /** At most three alternatives to `nearest` that change as little, those that find most first. */
  @ListOf(() => NearestSearchView, { optional: true }) nearestOthers?: NearestSearchView[];
  /** Landed costs of the cars of this page that have one, where the request names a field of the landed cost, or sorts by it. */
  @ListOf(() => CarLandedView, { optional: true }) landed?: CarLandedView[];
  /** Facets; only when requested. */
  @Nested(() => CarFacetsView, { optional: true }) facets?: CarFacetsView;
}

/** Cars as a plain page of the family. */
export class CarPageView {
  @Int() pages!: number;
  @Int() total!: number;
  @ListOf(() => CarCardView) list!: CarCardView[];
  /** Value of `after` to continue after the last car of this page; absent when there are no more. */
  @Text({ optional: true, max: 200 }) next?: string;
}
