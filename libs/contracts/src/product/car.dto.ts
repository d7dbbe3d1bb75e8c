import {
  Bool,
  Decimal,
  FileUrl,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  say,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { CarFacts } from './car-facts.js';
import {
  ANGLES,
  CAR_PICTURES_MAX,
  carNameLabel,
  conditionLabel,
  CONDITIONS,
  type Angle,
  type Badge,
  type CarStatus,
  type Condition,
} from './car-words.js';
import { InspectionReport } from './inspection.js';
import { SellerHeadView } from './search.dto.js';
import { Vin, vinOrWords, WantedVin } from './vin.js';

const labels = {
  car: { ru: 'Автомобиль', zh: '车辆', en: 'Car' },
  brand: { ru: 'Марка', zh: '品牌', en: 'Make' },
  series: { ru: 'Модель', zh: '车系', en: 'Series' },
  category: { ru: 'Категория', zh: '分类', en: 'Category' },
  shop: { ru: 'Магазин', zh: '店铺', en: 'Shop' },
  name: carNameLabel,
  sellingPoint: { ru: 'Главное о машине', zh: '卖点', en: 'Selling point' },
  detail: { ru: 'Описание', zh: '详情', en: 'Description' },
  price: { ru: 'Цена, ¥', zh: '售价（¥）', en: 'Price, ¥' },
  marketPrice: { ru: 'Рыночная цена, ¥', zh: '市场价（¥）', en: 'Market price, ¥' },
  wholesalePrice: { ru: 'Оптовая цена, ¥', zh: '批发价（¥）', en: 'Wholesale price, ¥' },
  pictures: { ru: 'Фотографии', zh: '图片', en: 'Pictures' },
  picture: { ru: 'Фотография', zh: '图片', en: 'Picture' },
  video: { ru: 'Видео', zh: '视频', en: 'Video' },
  stock: { ru: 'Остаток', zh: '库存', en: 'Stock' },
  status: { ru: 'Статус', zh: '状态', en: 'Status' },
  attrValues: { ru: 'Оснащение', zh: '配置', en: 'Equipment' },
  reason: { ru: 'Причина', zh: '原因', en: 'Reason' },
};

/** More units than this are sold at the wholesale price. Prescribed. */
export const WHOLESALE_ABOVE_UNITS = 10;

export class CarPicture {
  /** Address of the picture; `pictureUrl` of `@mall/contracts/file` makes its variants. */
  @FileUrl({ label: labels.picture }) url!: string;
  @OneOf(ANGLES, { optional: true }) angle?: Angle;
}

export class CarIdDto {
  @Id({ label: labels.car }) spuId!: string;
}

export class PriceTierView {
  /** Number of units from which the price applies. */
  @Int({ min: 1 }) minCount!: number;
  @MoneyMinor() priceFee!: number;
}

export class SkuView {
  @Id() skuId!: string;
  @Text() skuName!: string;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
  @MoneyMinor() priceFee!: number;
  @MoneyMinor() marketPriceFee!: number;
  /** Units that can be ordered now. */
  @Int() stock!: number;
  @Text({ optional: true }) properties!: string;
  @Text({ optional: true }) partyCode!: string;
  @Text({ optional: true }) modelId!: string;
  /** Kilograms. */
  @Decimal({ optional: true }) weight!: number;
  /** Cubic metres. */
  @Decimal({ optional: true }) volume!: number;
  /** Time when the hold of another buyer on the last unit ends, ISO 8601; absent while a unit is free. */
  @Text({ optional: true }) heldUntil?: string;
}

export class SpuAttrValueView {
  @Id() attrId!: string;
  @Text() attrName!: string;
  @Id({ optional: true }) attrValueId?: string;
  @Text() attrValueName!: string;
}

/** Rate of the estimate: RUB for one CNY, at most four decimals. */
export class EstimateRateView {
  @Decimal() rate!: number;
  /** ISO 8601. */
  @Text() asOf!: string;
}

/** A price that a car had before the present one. */
export class FormerPriceView {
  @MoneyMinor() priceFee!: number;
  @Instant() until!: string;
}

/**
 * Everything a buyer may know about a car on sale, in the language of the caller; the VIN is masked except for its
 * maker and last six characters. Prices are CNY fen.
 */
export class CarDetailView extends CarFacts {
  @Id() spuId!: string;
  @Id() shopId!: string;
  @Text() name!: string;
  @Text() spuName!: string;
  @Text({ optional: true, max: 500 }) sellingPoint!: string;
  @Text({ optional: true, max: 500 }) mainImgUrl!: string;
  /** `1` when the car has no picture of its own: show `brandImg` instead. */
  @OneOf(['0', '1']) mainImgUrlBase!: '0' | '1';
  /** Addresses joined by commas, the main picture first. */
  @Text({ optional: true, max: 20_000 }) imgUrls!: string;
  @ListOf(() => CarPicture) pictures!: CarPicture[];
  @Text({ optional: true, max: 500 }) video!: string;
  /** Plain text with blank lines between paragraphs; never markup. */
  @Text({ optional: true, max: 20_000 }) detail!: string;
  @MoneyMinor() priceFee!: number;
  @MoneyMinor() marketPriceFee!: number;
  @OneOf(['CNY']) currency!: 'CNY';
  /** Whole roubles at `estimateRate`, an estimate; absent while no rate is known. */
  @Int({ optional: true }) priceRub?: number;
  @Nested(() => EstimateRateView, { optional: true }) estimateRate?: EstimateRateView;
  /** Prices by number of units, from one on; a second entry where a wholesale price is offered. */
  @ListOf(() => PriceTierView) priceTiers!: PriceTierView[];
  @Int() totalStock!: number;
  @Bool() hasStock!: boolean;
  /** Whether no unit is left, neither free nor held: the page stays, but nothing can be ordered. */
  @Bool({ optional: true }) isSold?: boolean;
  /** Whether such a car was not sold but is kept off sale after a cancelled order. */
  @Bool({ optional: true }) isWithheld?: boolean;
  /** Prices before the present one, the latest first; at most ten. */
  @ListOf(() => FormerPriceView, { optional: true }) formerPrices?: FormerPriceView[];
  @Int() saleNum!: number;
  @ListOf(() => SkuView) skus!: SkuView[];
  @ListOf(() => SpuAttrValueView) spuAttrValues!: SpuAttrValueView[];
  @Id() brandId!: string;
  @Text() brandName!: string;
  @Text({ optional: true, max: 500 }) brandImg!: string;
  @Id({ optional: true }) seriesId?: string;
  @Text({ optional: true }) seriesName?: string;
  @Id() categoryId!: string;
  @ListOfValues('string') categoryNames!: string[];
  @Nested(() => SellerHeadView) shopInfo!: SellerHeadView;
  @Text({ optional: true }) vin!: string;
  /** `locationCity` in the language of the caller. */
  @Text({ optional: true }) city!: string;
  /** `trim` in the language of the caller. */
  @Text({ optional: true }) trimName!: string;
  @ListOfValues('string') badges!: Badge[];
  @Nested(() => InspectionReport, { optional: true }) inspection?: InspectionReport;
  @Text() createTime!: string;
}

/** Console list of cars; a merchant sees the cars of the own shop only. */
export class FindCarRecordsDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100, normalise: vinOrWords }) keyWord?: string;
  @Id({ label: labels.brand, optional: true }) brandId?: string;
  @Id({ label: labels.series, optional: true }) seriesId?: string;
  @Id({ label: labels.category, optional: true }) categoryId?: string;
  @Id({ label: labels.shop, optional: true }) shopId?: string;
  @OneOf(CONDITIONS, { optional: true }) condition?: Condition;
  @OneOf([0, 1, 2, 3], { label: labels.status, optional: true }) status?: CarStatus;
  @WantedVin() vin?: string;
  @Text({ optional: true, max: 64, kind: 'code' }) partyCode?: string;
  @MoneyMinor({ optional: true }) minPriceFee?: number;
  @MoneyMinor({ optional: true }) maxPriceFee?: number;
  /** Lists only cars that lack something which their sale needs, be they on sale or not. */
  @Bool({ optional: true }) isIncomplete?: boolean;
  /** Lists the removed cars that can be restored, instead of the present ones. */
  @Bool({ optional: true }) isRemoved?: boolean;
}

export const CAR_RECORD_COLUMNS = [
  'spuId',
  'priceFee',
  'year',
  'mileageKm',
  'status',
  'saleNum',
  'createTime',
  'updateTime',
] as const;

/** Codes of the questions about the facts of the car that the caller has affirmed; others are ignored. */
export const Affirmed = (): PropertyDecorator =>
  ListOfValues('string', {
    label: say('Подтверждено', '已确认', 'Affirmed'),
    optional: true,
    maxItems: 100,
    longest: 64,
    description: 'Codes of the questions of a refused request that a person has affirmed',
  });

/** Facts that contradict each other at first sight, and that a person affirmed. */
export class AffirmationView {
  /** Code of the rule. */
  @Text() rule!: string;
  /** Its question, with the facts at that time, in the language of the reader. */
  @Text({ max: 1_000 }) question!: string;
  /** Login of the person; a shop reads it of its own people only, and otherwise that the platform affirmed it. */
  @Text({ optional: true }) by?: string;
  @Instant() time!: string;
}

/** A car as its shop writes it; shared by creating, updating and importing. */
export class CarFields extends CarFacts {
  @Id({ label: labels.series, optional: true, nullable: true }) seriesId?: string;
  @Trilingual({ label: labels.sellingPoint, optional: true, nullable: true }) sellingPoint?: Texts;
  @Trilingual({ label: labels.detail, optional: true, nullable: true }) detail?: Texts;
  @ListOf(() => CarPicture, {
    label: labels.pictures,
    optional: true,
    nullable: true,
    maxItems: CAR_PICTURES_MAX,
  })
  pictures?: CarPicture[];
  /** Address that an upload with the purpose `video` returned. */
  @FileUrl({ label: labels.video, optional: true, nullable: true }) video?: string;
  @Vin({ optional: true, nullable: true }) vin?: string;
  /** Number that the shop itself gave to the car. */
  @Text({
    label: say('Артикул', '商品编码', 'Own number'),
    optional: true,
    nullable: true,
    max: 64,
    kind: 'code',
  })
  partyCode?: string;
  /** CNY fen; `priceFee` by default. */
  @MoneyMinor({ label: labels.marketPrice, optional: true, nullable: true }) marketPriceFee?: number;
  /** CNY fen a unit for more than ten units; new cars only. */
  @MoneyMinor({ label: labels.wholesalePrice, optional: true, nullable: true }) wholesalePriceFee?: number;
  @Nested(() => InspectionReport, {
    label: say('Отчёт об осмотре', '检测报告', 'Inspection report'),
    optional: true,
    nullable: true,
  })
  inspection?: InspectionReport;
  /** Values of free attributes, such as the equipment; the categories offer them. */
  @ListOfValues('id', { label: labels.attrValues, optional: true, nullable: true, maxItems: 100 })
  attrValueIds?: string[];
}

export class CreateCarDto extends CarFields {
  @Affirmed() affirmed?: string[];
  /** Required from staff; a merchant's car always belongs to the own shop. */
  @Id({ label: labels.shop, optional: true }) shopId?: string;
  @Id({ label: labels.brand }) brandId!: string;
  @Id({ label: labels.category }) categoryId!: string;
  @Trilingual({ label: labels.name, named: true }) name!: Texts;
  @MoneyMinor({ label: labels.price, min: 1 }) priceFee!: number;
  /** Units on hand; of a used car at most one. */
  @Int({ label: labels.stock, optional: true, max: 100_000 }) stock?: number;
}

export class UpdateCarDto extends CarFields {
  @Affirmed() affirmed?: string[];
  @Id({ label: labels.car }) spuId!: string;
  @Id({ label: labels.brand, optional: true }) brandId?: string;
  @Id({ label: labels.category, optional: true }) categoryId?: string;
  @Trilingual({ label: labels.name, optional: true, named: true }) name?: Texts;
  @MoneyMinor({ label: labels.price, min: 1, optional: true }) priceFee?: number;
  /** Units that are neither held nor sold; a used car has one unit at most, held and sold ones included. */
  @Int({ label: labels.stock, optional: true, max: 100_000 }) stock?: number;
  /** The `version` that was read; the update is refused when it is given and older than the record. */
  @Int({ optional: true }) version?: number;
}

/** Departure of a price from one that was in force within 72 hours, or last; CNY fen. */
export class PriceJumpView {
  @MoneyMinor() departsFromFee!: number;
  @Int() departurePercent!: number;
  /** Person who entered the price, for staff alone, and the time; absent for changes that were not entered in the console. */
  @Text({ optional: true }) setBy?: string;
  @Instant({ optional: true }) setTime?: string;
}

/**
 * Comparison of the price of a car that was not on sale before, or as another kind of car, with the median of comparable
 * cars; CNY fen. Both are absent where no comparable cars are on sale.
 */
export class NewListingView {
  @MoneyMinor({ optional: true }) referenceFee?: number;
  @Int({ optional: true }) departurePercent?: number;
}

/** Fields of a car as they were at its last approval. */
export class ApprovedCarView extends CarFields {
  @Id({ optional: true }) brandId?: string;
  @Trilingual({ optional: true }) brandName?: Texts;
  @Trilingual({ optional: true }) seriesName?: Texts;
  @Id({ optional: true }) categoryId?: string;
  @Trilingual({ optional: true }) categoryName?: Texts;
  @Trilingual({ label: labels.name, optional: true }) name?: Texts;
  @MoneyMinor({ label: labels.price, optional: true }) priceFee?: number;
  @ListOf(() => SpuAttrValueView, { optional: true }) spuAttrValues?: SpuAttrValueView[];
}

/** Changes of a car since somebody approved it, or since it last went on sale without a review. */
export class LastApprovalView {
  @Instant() approvedAt!: string;
  /** Login of the reviewer, for staff; absent where the car went on sale without a review. */
  @Text({ optional: true }) approvedBy?: string;
  /** Names of the fields that differ now. */
  @ListOfValues('string') changed!: string[];
  /** Their values at that time; absent ones were empty. */
  @Nested(() => ApprovedCarView) before!: ApprovedCarView;
}

/** A car as its shop and staff see it, in all languages; nothing is masked. */
export class CarRecord extends CarFields {
  @Id({ label: say('Номер', '编号', 'Id') }) spuId!: string;
  @Id() skuId!: string;
  @Id() shopId!: string;
  @Text({ label: labels.shop, kind: 'name' }) shopName!: string;
  @Id() brandId!: string;
  @Trilingual() brandName!: Texts;
  @Trilingual({ optional: true }) seriesName?: Texts;
  @Id() categoryId!: string;
  @Trilingual() categoryName!: Texts;
  @Trilingual() name!: Texts;
  /** The values of `attrValueIds`, in the language of the caller. */
  @ListOf(() => SpuAttrValueView, { optional: true }) spuAttrValues?: SpuAttrValueView[];
  @Text({ label: say('Фото', '图片', 'Picture'), optional: true, max: 500 }) mainImgUrl!: string;
  @MoneyMinor() priceFee!: number;
  /** Status; of a removed car the one before its removal. */
  @OneOf([0, 1, 2, 3]) status!: CarStatus;
  @Bool({ optional: true }) isRemoved?: boolean;
  /** Reason why it was taken down or rejected. */
  @Text({ optional: true, max: 500 }) statusReason?: string;
  /** Jump of the price of a car in review, in its own record: the reviewer must not be the person who entered the price. */
  @Nested(() => PriceJumpView, { optional: true }) priceJump?: PriceJumpView;
  /** Difference between the first price of a car and that of comparable cars. */
  @Nested(() => NewListingView, { optional: true }) newListing?: NewListingView;
  /** Logins of those who entered, changed or submitted a car that waits for its review, for staff alone; another person approves it. */
  @ListOfValues('string', { optional: true }) authors?: string[];
  /** Whether the caller is one of the authors. */
  @Bool({ optional: true }) isOwnWork?: boolean;
  /** Unusual facts that somebody affirmed, the latest first; in the record of one car. */
  @ListOf(() => AffirmationView, { optional: true }) affirmations?: AffirmationView[];
  /** Changes since the last approval; in the record of one car. */
  @Nested(() => LastApprovalView, { optional: true }) lastApproval?: LastApprovalView;
  /** Units that can be ordered, and units held by buyers. */
  @Int() stock!: number;
  @Int({ label: say('Удерживается', '锁定', 'Held') }) lockStock!: number;
  @Int({ label: say('Продано', '销量', 'Sold') }) saleNum!: number;
  @ListOfValues('string') badges!: Badge[];
  @Int() version!: number;
  @Text({ label: say('Создан', '创建时间', 'Created') }) createTime!: string;
  @Text({ label: say('Изменён', '更新时间', 'Changed') }) updateTime!: string;
}

/** A kind of car, for which listings need certain things. */
export class KindOfCarDto {
  /** Missing while nobody has chosen one: the rule of all categories applies. */
  @Id({ label: labels.category, optional: true }) categoryId?: string;
  @OneOf(CONDITIONS, { label: conditionLabel }) condition!: Condition;
}

/** Needs of listings of one kind before they go on sale, besides the facts that every car on sale has; see `leftBeforeSale`. */
export class ListingRuleView {
  /** Codes of `saleNeeds`. */
  @ListOfValues('string') needs!: string[];
}

export class CarsDto {
  @ListOfValues('id', { label: labels.car, minItems: 1, maxItems: 100 }) spuIds!: string[];
}

export class WithReasonDto extends CarsDto {
  @Text({ label: labels.reason, max: 500, kind: 'lines' }) reason!: string;
}

export class ReviewCarDto {
  @Id({ label: labels.car }) spuId!: string;
  /** 1 puts it on sale, -1 sends it back to its shop. */
  @OneOf([1, -1]) result!: 1 | -1;
  /** Reason, required when the car goes back. */
  @Text({ label: labels.reason, optional: true, max: 500, kind: 'lines' }) reason?: string;
  /** The `version` that the reviewer read; the decision is refused when it is given and older than the record. */
  @Int({ optional: true }) version?: number;
}

export class SpuCheckView {
  /** 1 when a car needs a review before it is public. */
  @OneOf([0, 1]) checkStats!: 0 | 1;
}

export class SetSpuCheckDto {
  @OneOf([0, 1]) checkStats!: 0 | 1;
}
