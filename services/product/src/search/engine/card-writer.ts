import { recordFrom } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { roublesOf, type EstimateRate } from '../../rate/roubles.js';
import { BadgeCache } from './badge-cache.js';
import type { CarIndex } from './car-index.js';
import { HIGH, idText } from './columns.js';
import { isSameSetting, type DatedSetting } from './dated-flags.js';
import type { Entry } from './directory.js';
import { EntryFragments } from './entry-fragments.js';
import { Fragment, JsonBytes } from './json-bytes.js';
import type { BrandSource, CategorySource } from './source-car.js';
import { VALUE_FIELDS } from './value-fields.js';

/** The settings, beside the car itself, that a card depends on. */
export interface CardSetting extends DatedSetting {
  readonly rate: EstimateRate | undefined;
}

/** Fields of a card that depend on the signed-in user. */
export interface PersonalFlags {
  readonly favourites: ReadonlySet<string>;
  readonly viewed: ReadonlySet<string>;
}

/** Choices as fields of a card, by column value. */
const CHOICES = recordFrom(
  VALUE_FIELDS.map(({ name, values }) => [
    name,
    ['null', ...values.map((value) => JSON.stringify(value))].map(
      (value) => new Fragment(`,"${name}":${value}`),
    ),
  ]),
);

const fragment = (text: string): Fragment => new Fragment(text);
const OPEN = fragment('[');
const COMMA = fragment(',');
const CLOSE = fragment(']');
const END = fragment('}');
const SPU_ID = fragment('{"spuId":"');
const SKU_ID = fragment('","skuId":"');
const NAME = fragment('","spuName":"');
const SELLING_POINT = fragment('","sellingPoint":"');
const PICTURE = fragment('","mainImgUrl":"');
const OWN_PICTURE = fragment('","mainImgUrlBase":"0"');
const NO_PICTURE = fragment('","mainImgUrlBase":"1"');
const PRICE = fragment(',"priceFee":');
const MARKET_PRICE = fragment(',"marketPriceFee":');
const CURRENCY = fragment(',"currency":"CNY"');
const ROUBLES = fragment(',"priceRub":');
const IN_STOCK = fragment(',"hasStock":true,"saleNum":');
const OUT_OF_STOCK = fragment(',"hasStock":false,"saleNum":');
const YEAR = fragment(',"year":');
const MILEAGE = fragment(',"mileageKm":');
const ENGINE = fragment(',"engineCc":');
const HORSES = fragment(',"powerHp":');
const KILOWATTS = fragment(',"powerKw":');
const HALF_HOUR = fragment(',"power30MinKw":');
const BADGES = fragment(',"badges":');
const HELD_UNTIL = fragment(',"heldUntil":"');
const QUOTE = fragment('"');
const CREATED = fragment(',"createTime":"');
const SPACE = fragment(' ');
const COLON = fragment(':');
const NULL = fragment('null');

const DAY_SECONDS = 86_400;

/** Serializes cards as JSON directly from the columns, from pieces that are prepared as bytes. */
export class CardWriter {
  private readonly json = new JsonBytes();
  private readonly badges: BadgeCache;
  private known: CardSetting | undefined;
  private readonly brandFields = new EntryFragments<BrandSource>(
    ({ id, names, row }, locale) =>
      `,"brandId":"${id}","brandName":${names[locale]},"brandImg":${JSON.stringify(row?.imgUrl ?? '')}`,
  );
  private readonly seriesFields = new EntryFragments<BrandSource>(
    ({ id, names }, locale) => `,"seriesId":"${id}","seriesName":${names[locale]}`,
  );
  private readonly categoryFields = new EntryFragments(({ id }) => `,"categoryId":"${id}"`);
  private readonly shopFields = new EntryFragments(
    ({ id, names }, locale) => `,"shopId":"${id}","shopName":${names[locale]}`,
  );
  private readonly cityFields = new EntryFragments(({ names }, locale) => `,"city":${names[locale]}`);
  private readonly foundBrands = new EntryFragments<BrandSource>(
    ({ id, names, row }, locale) =>
      `{"brandId":"${id}","name":${names[locale]},"imgUrl":${JSON.stringify(row?.imgUrl ?? '')}}`,
  );
  private readonly foundCategories = new EntryFragments<CategorySource>(
    ({ id, names }, locale) => `{"categoryId":"${id}","name":${names[locale]}}`,
  );
  /** Dates of creation by day since 1970. */
  private readonly days = new Map<number, Fragment>();

  constructor(private readonly index: CarIndex) {
    this.badges = new BadgeCache(index);
  }

  /** A JSON list of `CarCardView`, as chunks to be concatenated. */
  cards(
    ords: Uint32Array,
    locale: Locale,
    setting: CardSetting,
    personalFlags?: PersonalFlags,
  ): Uint8Array[] {
    this.update(setting);
    const { json } = this;
    json.start();
    json.put(OPEN);
    for (let at = 0; at < ords.length; at += 1) {
      if (at > 0) json.put(COMMA);
      this.card(ords[at]!, locale, setting);
      if (personalFlags) this.personalFlags(ords[at]!, personalFlags);
      json.put(END);
    }
    json.put(CLOSE);
    return [json.copy()];
  }

  /** Badges depend on limits and date. */
  private update(setting: CardSetting): void {
    if (this.known !== undefined && !isSameSetting(this.known, setting)) this.badges.clear();
    this.known = setting;
  }

  private personalFlags(ord: number, { favourites, viewed }: PersonalFlags): void {
    const spuId = this.index.spuId(ord);
    this.json.ascii(`,"isFavourite":${favourites.has(spuId)},"viewed":${viewed.has(spuId)}`);
  }

  /** The makes of these cars as a JSON list of `FoundBrandView`. */
  brands(ords: Uint32Array, locale: Locale): string {
    const { index } = this;
    const entries = distinct(ords, index.columns.brand).map((place) => index.brands.at(place));
    return `[${entries.map((entry) => this.foundBrands.textOf(entry, locale)).join(',')}]`;
  }

  /** The categories of these cars as a JSON list of `FoundCategoryView`. */
  categories(ords: Uint32Array, locale: Locale): string {
    const { index } = this;
    const seqOf = ({ row }: Entry<CategorySource>): number => row?.seq ?? 0;
    const entries = distinct(ords, index.columns.category)
      .map((place) => index.categories.at(place))
      .sort((left, right) => seqOf(left) - seqOf(right) || left.place - right.place);
    return `[${entries.map((entry) => this.foundCategories.textOf(entry, locale)).join(',')}]`;
  }

  /** A card without its closing brace. */
  private card(ord: number, locale: Locale, { rate, limits, today }: CardSetting): void {
    const { json, index } = this;
    const { columns, texts } = index;
    const series = columns.series[ord]!;
    const picture = columns.picture[ord]!;
    json.put(SPU_ID);
    this.id(columns.idHigh[ord]!, columns.idLow[ord]!);
    json.put(SKU_ID);
    this.id(columns.skuHigh[ord]!, columns.skuLow[ord]!);
    json.put(NAME);
    texts.write(columns.name[ord]!, locale, json);
    json.put(SELLING_POINT);
    texts.write(columns.sellingPoint[ord]!, locale, json);
    json.put(PICTURE);
    texts.write(picture, locale, json);
    json.put(picture === 0 ? NO_PICTURE : OWN_PICTURE);
    json.put(this.brandFields.of(index.brands.at(columns.brand[ord]!), locale));
    if (series !== 0) json.put(this.seriesFields.of(index.brands.at(series), locale));
    json.put(this.categoryFields.of(index.categories.at(columns.category[ord]!), locale));
    json.put(this.shopFields.of(index.shops.at(columns.shop[ord]!), locale));
    this.prices(ord, rate);
    this.facts(ord);
    json.put(this.cityFields.of(index.cities.at(columns.city[ord]!), locale));
    json.put(BADGES);
    json.put(this.badges.listOf(ord, { limits, today }));
    const held = columns.stock[ord]! > 0 ? undefined : index.heldUntil.get(ord);
    if (held !== undefined) {
      json.put(HELD_UNTIL);
      json.ascii(new Date(held).toISOString());
      json.put(QUOTE);
    }
    this.created(Math.floor(columns.createdAt[ord]! / 1_000_000));
  }

  private prices(ord: number, rate: EstimateRate | undefined): void {
    const { price, marketPrice, stock, sales } = this.index.columns;
    this.field(PRICE, price[ord]!);
    this.field(MARKET_PRICE, marketPrice[ord]!);
    this.json.put(CURRENCY);
    if (rate) this.field(ROUBLES, roublesOf(price[ord]!, rate));
    this.field(stock[ord]! > 0 ? IN_STOCK : OUT_OF_STOCK, sales[ord]!);
  }

  private facts(ord: number): void {
    const { json } = this;
    const { columns } = this.index;
    json.put(CHOICES.condition[columns.condition[ord]!]!);
    if (columns.year[ord]! < 0) {
      json.put(YEAR);
      json.put(NULL);
    } else this.field(YEAR, columns.year[ord]!);
    this.field(MILEAGE, Math.max(0, columns.mileageKm[ord]!));
    json.put(CHOICES.bodyType[columns.bodyType[ord]!]!);
    json.put(CHOICES.fuel[columns.fuel[ord]!]!);
    this.field(ENGINE, Math.max(0, columns.engineCc[ord]!));
    this.field(HORSES, Math.max(0, columns.powerHp[ord]!));
    this.field(KILOWATTS, columns.powerKw[ord]! || 0);
    if (!Number.isNaN(columns.power30MinKw[ord]!)) this.field(HALF_HOUR, columns.power30MinKw[ord]!);
    json.put(CHOICES.gearbox[columns.gearbox[ord]!]!);
    json.put(CHOICES.drive[columns.drive[ord]!]!);
    json.put(CHOICES.steering[columns.steering[ord]!]!);
    json.put(CHOICES.colour[columns.colour[ord]!]!);
  }

  private field(head: Fragment, value: number): void {
    this.json.put(head);
    this.json.number(value);
  }

  private id(high: number, low: number): void {
    if (high < 0x200000) this.json.number(high * HIGH + low);
    else this.json.ascii(idText(high, low));
  }

  /** @param seconds since 1970 */
  private created(seconds: number): void {
    const { json, days } = this;
    const day = Math.floor(seconds / DAY_SECONDS);
    const second = seconds - day * DAY_SECONDS;
    let date = days.get(day);
    if (!date)
      days.set(day, (date = fragment(new Date(day * DAY_SECONDS * 1_000).toISOString().slice(0, 10))));
    json.put(CREATED);
    json.put(date);
    json.put(SPACE);
    json.digits(Math.floor(second / 3_600), 2);
    json.put(COLON);
    json.digits(Math.floor(second / 60) % 60, 2);
    json.put(COLON);
    json.digits(second % 60, 2);
    json.put(QUOTE);
  }
}

/** The values that a column has for these cars, in the order of the cars. */
function distinct(ords: Uint32Array, column: Uint32Array): number[] {
  const places: number[] = [];
  for (let at = 0; at < ords.length; at += 1) {
    const place = column[ords[at]!]!;
    if (!places.includes(place)) places.push(place);
  }
  return places;
}
