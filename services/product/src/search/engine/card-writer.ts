import { recordFrom } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { badgesOf } from '../../badge/badges.js';
import { roublesOf, type EstimateRate } from '../../rate/roubles.js';
import { wireTime } from '../../wire-time.js';
import { badgeFactsOf } from './badge-facts.js';
import type { CarIndex } from './car-index.js';
import { CardCache } from './card-cache.js';
import { idText } from './columns.js';
import { isSameSetting, type DatedSetting } from './dated-flags.js';
import { VALUE_FIELDS } from './value-fields.js';

/** Budget for serialized cards; enough for some 100,000. */
const CACHE_BYTES = 96 * 1_048_576;
const LANGUAGES: readonly Locale[] = ['ru', 'zh', 'en'];

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** The settings, beside the car itself, that a card depends on. */
export interface CardSetting extends DatedSetting {
  readonly rate: EstimateRate | undefined;
}

/** Fields of a card that depend on the signed-in user. */
export interface PersonalFlags {
  readonly favourites: ReadonlySet<string>;
  readonly viewed: ReadonlySet<string>;
}

/** Codes as JSON strings, by column value. */
const QUOTED = recordFrom(
  VALUE_FIELDS.map(({ name, values }) => [name, ['null', ...values.map((value) => JSON.stringify(value))]]),
);

/** Serializes cards as JSON directly from the columns. */
export class CardWriter {
  private readonly cache = new CardCache(CACHE_BYTES);
  private known: CardSetting | undefined;

  constructor(private readonly index: CarIndex) {
    index.observe({
      carRemoving: (ord) => LANGUAGES.forEach((_, at) => this.cache.forget(ord * LANGUAGES.length + at)),
      tablesChanged: () => this.cache.clear(),
    });
  }

  /** A JSON list of `CarCardView`, as chunks to be concatenated. */
  cards(
    ords: Uint32Array,
    locale: Locale,
    setting: CardSetting,
    personalFlags?: PersonalFlags,
  ): Uint8Array[] {
    this.update(setting);
    const pieces: Uint8Array[] = [OPEN];
    for (let at = 0; at < ords.length; at += 1) {
      const ord = ords[at]!;
      if (at > 0) pieces.push(COMMA);
      const card = this.card(ord, locale, setting);
      if (personalFlags) pieces.push(card.subarray(0, -1), this.personalFlagsOf(ord, personalFlags));
      else pieces.push(card);
    }
    pieces.push(CLOSE);
    return pieces;
  }

  /** Clears the cache when rate, limits or date change, because cards depend on them. */
  private update(setting: CardSetting): void {
    if (this.known && this.known.rate?.rate === setting.rate?.rate && isSameSetting(this.known, setting))
      return;
    this.known = setting;
    this.cache.clear();
  }

  private card(ord: number, locale: Locale, setting: CardSetting): Buffer {
    const key = ord * LANGUAGES.length + LANGUAGES.indexOf(locale);
    const known = this.cache.get(key);
    if (known) return known;
    const card = Buffer.from(this.text(ord, locale, setting));
    this.cache.keep(key, card);
    return card;
  }

  /** The user's fields and the closing brace of a card. */
  private personalFlagsOf(ord: number, { favourites, viewed }: PersonalFlags): Buffer {
    const spuId = this.index.spuId(ord);
    return Buffer.from(`,"isFavourite":${favourites.has(spuId)},"viewed":${viewed.has(spuId)}}`);
  }

  /** The makes of these cars as a JSON list of `FoundBrandView`. */
  brands(ords: Uint32Array, locale: Locale): string {
    const places = new Set(Array.from(ords, (ord) => this.index.columns.brand[ord]!));
    const brands = Array.from(places, (place) => {
      const { id, names, row } = this.index.brands.at(place);
      return `{"brandId":"${id}","name":${names[locale]},"imgUrl":${JSON.stringify(row?.imgUrl ?? '')}}`;
    });
    return `[${brands.join(',')}]`;
  }

  /** The categories of these cars as a JSON list of `FoundCategoryView`. */
  categories(ords: Uint32Array, locale: Locale): string {
    const places = new Set(Array.from(ords, (ord) => this.index.columns.category[ord]!));
    const entries = Array.from(places, (place) => this.index.categories.at(place)).sort(
      (left, right) => (left.row?.seq ?? 0) - (right.row?.seq ?? 0) || left.place - right.place,
    );
    return `[${entries.map(({ id, names }) => `{"categoryId":"${id}","name":${names[locale]}}`).join(',')}]`;
  }

  private text(ord: number, locale: Locale, setting: CardSetting): string {
    const { columns, texts, brands, shops, cities, heldUntil } = this.index;
    const spuId = this.index.spuId(ord);
    const brand = brands.at(columns.brand[ord]!);
    const series = columns.series[ord]!;
    const shop = shops.at(columns.shop[ord]!);
    const price = columns.price[ord]!;
    const picture = columns.picture[ord]!;
    const power30 = columns.power30MinKw[ord]!;
    const stock = columns.stock[ord]!;
    const held = stock > 0 ? undefined : heldUntil.get(ord);
    return (
      `{"spuId":"${spuId}","skuId":"${idText(columns.skuHigh[ord]!, columns.skuLow[ord]!)}"` +
      `,"spuName":"${texts.inLocale(columns.name[ord]!, locale)}"` +
      `,"sellingPoint":"${texts.inLocale(columns.sellingPoint[ord]!, locale)}"` +
      `,"mainImgUrl":"${texts.inLocale(picture, locale)}","mainImgUrlBase":"${picture === 0 ? 1 : 0}"` +
      `,"brandId":"${brand.id}","brandName":${brand.names[locale]}` +
      `,"brandImg":${JSON.stringify(brand.row?.imgUrl ?? '')}` +
      (series === 0
        ? ''
        : `,"seriesId":"${brands.at(series).id}","seriesName":${brands.at(series).names[locale]}`) +
      `,"categoryId":"${this.index.categories.at(columns.category[ord]!).id}"` +
      `,"shopId":"${shop.id}","shopName":${shop.names[locale]}` +
      `,"priceFee":${price},"marketPriceFee":${columns.marketPrice[ord]!},"currency":"CNY"` +
      (setting.rate ? `,"priceRub":${roublesOf(price, setting.rate)}` : '') +
      `,"hasStock":${stock > 0},"saleNum":${columns.sales[ord]!}` +
      `,"condition":${QUOTED.condition[columns.condition[ord]!]!},"year":${orNull(columns.year[ord]!)}` +
      `,"mileageKm":${orZero(columns.mileageKm[ord]!)}` +
      `,"bodyType":${QUOTED.bodyType[columns.bodyType[ord]!]!},"fuel":${QUOTED.fuel[columns.fuel[ord]!]!}` +
      `,"engineCc":${orZero(columns.engineCc[ord]!)},"powerHp":${orZero(columns.powerHp[ord]!)}` +
      `,"powerKw":${columns.powerKw[ord]! || 0}` +
      (Number.isNaN(power30) ? '' : `,"power30MinKw":${power30}`) +
      `,"gearbox":${QUOTED.gearbox[columns.gearbox[ord]!]!},"drive":${QUOTED.drive[columns.drive[ord]!]!}` +
      `,"steering":${QUOTED.steering[columns.steering[ord]!]!},"colour":${QUOTED.colour[columns.colour[ord]!]!}` +
      `,"city":${cities.at(columns.city[ord]!).names[locale]},"badges":${this.badges(ord, setting)}` +
      (held === undefined ? '' : `,"heldUntil":"${new Date(held).toISOString()}"`) +
      `,"createTime":"${wireTime(new Date(Math.floor(columns.createdAt[ord]! / 1_000)))}"}`
    );
  }

  private badges(ord: number, { limits, today }: CardSetting): string {
    const badges = badgesOf(badgeFactsOf(this.index.columns, ord), limits, today);
    return badges.length === 0 ? '[]' : `["${badges.join('","')}"]`;
  }
}

const orZero = (value: number): number => (value < 0 ? 0 : value);
const orNull = (value: number): number | null => (value < 0 ? null : value);
