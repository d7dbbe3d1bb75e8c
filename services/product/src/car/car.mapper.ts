import {
  badgesOf,
  roublesOf,
  type BadgeLimits,
  type CarDetailView,
  type CarFacts,
  type CarRecord,
  type EstimateRate,
  type SellerHeadView,
  type SkuView,
  type SpuAttrValueView,
} from '@mall/contracts/product';
import { inAllLanguages, inLanguage, type Locale } from '@mall/validation';
import { wireTime } from '@mall/validation/typography';
import { FACT_COLUMNS } from '../entities/car-columns.js';
import type { CarPageRow, CarRow } from './car.repository.js';
import { priceTiersOf } from './price-tiers.js';
import { maskVin } from './vin.js';
import { shownReason } from './status-reason.js';

const FACTS = Object.keys(FACT_COLUMNS) as (keyof CarFacts)[];

/** Returns the known facts; texts in all languages. */
export function toFacts(row: { readonly [K in keyof CarFacts]-?: unknown }): CarFacts {
  const known = FACTS.filter((fact) => row[fact] !== null).map((fact) => [fact, row[fact]]);
  return Object.fromEntries(known) as CarFacts;
}

const moneyOrNone = (fee: string | null): number | undefined => (fee === null ? undefined : Number(fee));

export interface ShownWith {
  readonly locale: Locale;
  readonly limits: BadgeLimits | undefined;
  readonly rate: EstimateRate | undefined;
  readonly today: string;
}

export function badgesOfRow(row: CarRow, { limits, today }: Pick<ShownWith, 'limits' | 'today'>) {
  return badgesOf({ ...toFacts(row), isInspected: row.inspection !== null }, limits, today);
}

export function toShopHead(row: CarRow, locale: Locale): SellerHeadView {
  return {
    shopId: row.shopId,
    shopName: inLanguage(row.shopName, locale),
    shopLogo: row.shopLogo ?? '',
    type: row.shopType ?? 2,
  };
}

export function toCarDetail(row: CarPageRow, skus: SkuView[], shown: ShownWith): CarDetailView {
  const { locale, rate } = shown;
  const priceFee = Number(row.priceFee);
  const name = inLanguage(row.name, locale);
  return {
    ...toFacts(row),
    spuId: row.spuId,
    shopId: row.shopId,
    name,
    spuName: name,
    sellingPoint: inLanguage(row.sellingPoint, locale),
    mainImgUrl: row.pictures[0]?.url ?? '',
    mainImgUrlBase: row.pictures.length > 0 ? '0' : '1',
    imgUrls: row.pictures.map(({ url }) => url).join(','),
    pictures: row.pictures,
    video: row.video,
    detail: inLanguage(row.detail, locale),
    priceFee,
    marketPriceFee: Number(row.marketPriceFee),
    currency: 'CNY',
    priceRub: rate && roublesOf(priceFee, rate),
    estimateRate: rate && { rate: rate.rate, asOf: rate.asOf.toISOString() },
    priceTiers: priceTiersOf(priceFee, moneyOrNone(row.wholesalePriceFee), row.condition),
    totalStock: row.stockLeft,
    hasStock: row.stockLeft > 0,
    isSold: row.stockLeft === 0 && row.lockStock === 0,
    isWithheld: row.stockLeft === 0 && row.lockStock === 0 && row.isSetAside,
    formerPrices: row.formerPrices.map(({ priceFee: fee, until }) => ({
      priceFee: fee,
      until: new Date(until).toISOString(),
    })),
    saleNum: row.saleNum,
    skus,
    spuAttrValues: attrValuesOf(row, locale),
    brandId: row.brandId,
    brandName: inLanguage(row.brandName, locale),
    brandImg: row.brandImg,
    seriesId: row.seriesId ?? undefined,
    seriesName: row.seriesId ? inLanguage(row.seriesName, locale) : undefined,
    categoryId: row.categoryId,
    categoryNames: row.categoryNames.map((category) => inLanguage(category, locale)),
    shopInfo: toShopHead(row, locale),
    vin: maskVin(row.vin),
    city: inLanguage(row.locationCity, locale),
    trimName: inLanguage(row.trim, locale),
    badges: badgesOfRow(row, shown),
    inspection: row.inspection ?? undefined,
    createTime: wireTime(row.createdAt),
  };
}

const attrValuesOf = ({ attrs }: CarRow, locale: Locale): SpuAttrValueView[] =>
  attrs.map(({ attrId, name, attrValueId, value }) => ({
    attrId,
    attrName: inLanguage(name, locale),
    attrValueId,
    attrValueName: inLanguage(value, locale),
  }));

export function toCarRecord(row: CarRow, shown: Omit<ShownWith, 'rate'>): CarRecord {
  const { locale } = shown;
  return {
    ...toFacts(row),
    spuId: row.spuId,
    skuId: row.skuId,
    shopId: row.shopId,
    shopName: inLanguage(row.shopName, locale),
    brandId: row.brandId,
    brandName: inAllLanguages(row.brandName),
    seriesId: row.seriesId ?? undefined,
    seriesName: row.seriesName ? inAllLanguages(row.seriesName) : undefined,
    categoryId: row.categoryId,
    categoryName: inAllLanguages(row.categoryName),
    name: inAllLanguages(row.name),
    sellingPoint: inAllLanguages(row.sellingPoint),
    detail: inAllLanguages(row.detail),
    pictures: row.pictures,
    mainImgUrl: row.pictures[0]?.url ?? '',
    video: row.video || undefined,
    vin: row.vin ?? undefined,
    partyCode: row.partyCode ?? undefined,
    priceFee: Number(row.priceFee),
    marketPriceFee: Number(row.marketPriceFee),
    wholesalePriceFee: moneyOrNone(row.wholesalePriceFee),
    inspection: row.inspection ?? undefined,
    attrValueIds: row.attrValueIds,
    spuAttrValues: attrValuesOf(row, locale),
    status: row.status,
    isRemoved: row.isRemoved || undefined,
    statusReason: shownReason(row.statusReason, locale),
    stock: row.stockLeft,
    lockStock: row.lockStock,
    saleNum: row.saleNum,
    badges: badgesOfRow(row, shown),
    version: row.version,
    createTime: wireTime(row.createdAt),
    updateTime: wireTime(row.updatedAt),
  };
}
