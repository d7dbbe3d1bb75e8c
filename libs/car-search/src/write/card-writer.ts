import { recordFrom, recordOf, roublesOf, type EstimateRate } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { dayAt, wireTime } from '@mall/validation/typography';
import { BadgeCache } from './badge-cache.js';
import type { CarIndex } from '../index/car-index.js';
import { HIGH, idText } from '../index/columns.js';
import { isSameSetting, type DatedSetting } from '../index/dated-flags.js';
import { EntryFragments } from './entry-fragments.js';
import { Fragments } from './fragments.js';
import { JsonBytes } from './json-bytes.js';
import { readAhead } from './read-ahead.js';
import { VALUE_FIELDS } from '../index/value-fields.js';

/** Settings besides the car itself that a card depends on. */
export interface CardSetting extends DatedSetting {
  readonly rate: EstimateRate | undefined;
}

/** Fields of a card that depend on the signed-in user. */
export interface PersonalFlags {
  readonly favourites: ReadonlySet<string>;
  readonly viewed: ReadonlySet<string>;
}

/** The parts of an index from which cards are written. */
export type WrittenCars = Pick<
  CarIndex,
  | 'columns'
  | 'texts'
  | 'brands'
  | 'categories'
  | 'shops'
  | 'cities'
  | 'heldUntil'
  | 'spuId'
  | 'observe'
  | 'universe'
>;

/** Choices as fields of a card, by column value. */
const CHOICES = recordFrom(
  VALUE_FIELDS.map(({ name, values }) => [
    name,
    new Fragments(
      ['null', ...values.map((value) => JSON.stringify(value))].map((value) => `,"${name}":${value}`),
    ),
  ]),
);

const [COMMA, CLOSE_LIST, CLOSE_OBJECT, OPEN_LIST, QUOTE, SPACE, COLON] = [44, 93, 125, 91, 34, 32, 58];

/** JSON between the values of a card. */
const PARTS = {
  spuId: '{"spuId":"',
  skuId: '","skuId":"',
  name: '","spuName":"',
  sellingPoint: '","sellingPoint":"',
  picture: '","mainImgUrl":"',
  ownPicture: '","mainImgUrlBase":"0"',
  noPicture: '","mainImgUrlBase":"1"',
  price: ',"priceFee":',
  marketPrice: ',"marketPriceFee":',
  currency: ',"currency":"CNY"',
  roubles: ',"priceRub":',
  inStock: ',"hasStock":true,"saleNum":',
  outOfStock: ',"hasStock":false,"saleNum":',
  year: ',"year":',
  noYear: ',"year":null',
  mileage: ',"mileageKm":',
  engine: ',"engineCc":',
  horses: ',"powerHp":',
  kilowatts: ',"powerKw":',
  halfHour: ',"power30MinKw":',
  badges: ',"badges":',
  heldUntil: ',"heldUntil":"',
  created: ',"createTime":"',
};
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];
const PART = recordOf(PART_NAMES, (name) => PART_NAMES.indexOf(name));
const TEXTS = new Fragments(PART_NAMES.map((name) => PARTS[name]));

const DAY_SECONDS = 86_400;

/** Serializes cards as JSON directly from the columns, from pieces that are prepared as bytes. */
export class CardWriter {
  private readonly json = new JsonBytes();
  private readonly badges: BadgeCache;
  private known: CardSetting | undefined;
  private readonly brandFields;
  private readonly seriesFields;
  private readonly categoryFields;
  private readonly shopFields;
  private readonly cityFields;
  private readonly foundBrands;
  private readonly foundCategories;
  /** Dates by day since 1970. */
  private readonly days = new Fragments();
  /** Sum of numbers that were read ahead; kept so that the compiler does not remove the reads. */
  private sum = 0;

  constructor(private readonly index: WrittenCars) {
    const { brands, categories, shops, cities } = index;
    this.badges = new BadgeCache(index);
    this.brandFields = new EntryFragments(
      index,
      brands,
      ({ id, names, row }, locale) =>
        `,"brandId":"${id}","brandName":${names[locale]},"brandImg":${JSON.stringify(row?.imgUrl ?? '')}`,
    );
    this.seriesFields = new EntryFragments(
      index,
      brands,
      ({ id, names }, locale) => `,"seriesId":"${id}","seriesName":${names[locale]}`,
    );
    this.categoryFields = new EntryFragments(index, categories, ({ id }) => `,"categoryId":"${id}"`);
    this.shopFields = new EntryFragments(
      index,
      shops,
      ({ id, names }, locale) => `,"shopId":"${id}","shopName":${names[locale]}`,
    );
    this.cityFields = new EntryFragments(index, cities, ({ names }, locale) => `,"city":${names[locale]}`);
    this.foundBrands = new EntryFragments(
      index,
      brands,
      ({ id, names, row }, locale) =>
        `{"brandId":"${id}","name":${names[locale]},"imgUrl":${JSON.stringify(row?.imgUrl ?? '')}}`,
    );
    this.foundCategories = new EntryFragments(
      index,
      categories,
      ({ id, names }, locale) => `{"categoryId":"${id}","name":${names[locale]}}`,
    );
  }

  /** Returns a JSON list of `CarCardView`, as chunks to be concatenated. */
  cards(
    ords: Uint32Array,
    locale: Locale,
    setting: CardSetting,
    personalFlags?: PersonalFlags,
  ): Uint8Array[] {
    this.update(setting);
    const { json, index } = this;
    this.sum += readAhead(index, ords);
    json.start();
    json.byte(OPEN_LIST);
    for (let at = 0; at < ords.length; at += 1) {
      if (at > 0) json.byte(COMMA);
      this.card(ords[at]!, locale, setting);
      if (personalFlags) this.personalFlags(ords[at]!, personalFlags);
      json.byte(CLOSE_OBJECT);
    }
    json.byte(CLOSE_LIST);
    return [json.copy()];
  }

  /** Applies the setting, because badges depend on limits and date. */
  private update(setting: CardSetting): void {
    if (this.known !== undefined && !isSameSetting(this.known, setting)) this.badges.clear();
    this.known = setting;
  }

  private personalFlags(ord: number, { favourites, viewed }: PersonalFlags): void {
    const spuId = this.index.spuId(ord);
    this.json.ascii(`,"isFavourite":${favourites.has(spuId)},"viewed":${viewed.has(spuId)}`);
  }

  /** Returns the makes of these cars as a JSON list of `FoundBrandView`. */
  brands(ords: Uint32Array, locale: Locale): Buffer {
    return this.list(distinct(ords, this.index.columns.brand), this.foundBrands, locale);
  }

  /** Returns the categories of these cars as a JSON list of `FoundCategoryView`. */
  categories(ords: Uint32Array, locale: Locale): Buffer {
    const { categories, columns } = this.index;
    const seqOf = (position: number): number => categories.at(position).row?.seq ?? 0;
    const positions = distinct(ords, columns.category).sort(
      (left, right) => seqOf(left) - seqOf(right) || left - right,
    );
    return this.list(positions, this.foundCategories, locale);
  }

  private list<Row>(positions: readonly number[], fragments: EntryFragments<Row>, locale: Locale): Buffer {
    const { json } = this;
    json.start();
    json.byte(OPEN_LIST);
    positions.forEach((position, at) => {
      if (at > 0) json.byte(COMMA);
      fragments.write(position, locale, json);
    });
    json.byte(CLOSE_LIST);
    return json.copy();
  }

  /** Writes a card without its closing brace. */
  private card(ord: number, locale: Locale, { rate, limits, today }: CardSetting): void {
    const { json, index } = this;
    const { columns, texts } = index;
    const series = columns.series[ord]!;
    const picture = columns.picture[ord]!;
    TEXTS.write(PART.spuId, json);
    this.id(columns.idHigh[ord]!, columns.idLow[ord]!);
    TEXTS.write(PART.skuId, json);
    this.id(columns.skuHigh[ord]!, columns.skuLow[ord]!);
    TEXTS.write(PART.name, json);
    texts.write(columns.name[ord]!, locale, json);
    TEXTS.write(PART.sellingPoint, json);
    texts.write(columns.sellingPoint[ord]!, locale, json);
    TEXTS.write(PART.picture, json);
    texts.write(picture, locale, json);
    TEXTS.write(picture === 0 ? PART.noPicture : PART.ownPicture, json);
    this.brandFields.write(columns.brand[ord]!, locale, json);
    if (series !== 0) this.seriesFields.write(series, locale, json);
    this.categoryFields.write(columns.category[ord]!, locale, json);
    this.shopFields.write(columns.shop[ord]!, locale, json);
    this.prices(ord, rate);
    this.facts(ord);
    this.cityFields.write(columns.city[ord]!, locale, json);
    TEXTS.write(PART.badges, json);
    this.badges.write(ord, { limits, today }, json);
    const held = columns.stock[ord]! > 0 ? undefined : index.heldUntil.get(ord);
    if (held !== undefined) {
      TEXTS.write(PART.heldUntil, json);
      json.ascii(new Date(held).toISOString());
      json.byte(QUOTE);
    }
    this.created(Math.floor(columns.createdAt[ord]! / 1_000_000));
  }

  private prices(ord: number, rate: EstimateRate | undefined): void {
    const { price, marketPrice, stock, sales } = this.index.columns;
    this.field(PART.price, price[ord]!);
    this.field(PART.marketPrice, marketPrice[ord]!);
    TEXTS.write(PART.currency, this.json);
    if (rate) this.field(PART.roubles, roublesOf(price[ord]!, rate));
    this.field(stock[ord]! > 0 ? PART.inStock : PART.outOfStock, sales[ord]!);
  }

  private facts(ord: number): void {
    const { json } = this;
    const { columns } = this.index;
    CHOICES.condition.write(columns.condition[ord]!, json);
    if (columns.year[ord]! < 0) TEXTS.write(PART.noYear, json);
    else this.field(PART.year, columns.year[ord]!);
    this.field(PART.mileage, Math.max(0, columns.mileageKm[ord]!));
    CHOICES.bodyType.write(columns.bodyType[ord]!, json);
    CHOICES.fuel.write(columns.fuel[ord]!, json);
    this.field(PART.engine, Math.max(0, columns.engineCc[ord]!));
    this.field(PART.horses, Math.max(0, columns.powerHp[ord]!));
    this.field(PART.kilowatts, columns.powerKw[ord]! || 0);
    if (!Number.isNaN(columns.power30MinKw[ord]!)) this.field(PART.halfHour, columns.power30MinKw[ord]!);
    CHOICES.gearbox.write(columns.gearbox[ord]!, json);
    CHOICES.drive.write(columns.drive[ord]!, json);
    CHOICES.steering.write(columns.steering[ord]!, json);
    CHOICES.colour.write(columns.colour[ord]!, json);
  }

  private field(part: number, value: number): void {
    TEXTS.write(part, this.json);
    this.json.number(value);
  }

  private id(high: number, low: number): void {
    if (high < 0x200000) this.json.number(high * HIGH + low);
    else this.json.ascii(idText(high, low));
  }

  /** Writes the time of creation, in seconds since 1970. */
  private created(seconds: number): void {
    const { json, days } = this;
    if (seconds < 0) {
      TEXTS.write(PART.created, json);
      return json.ascii(`${wireTime(new Date(seconds * 1_000))}"`);
    }
    const day = Math.floor(seconds / DAY_SECONDS);
    const second = seconds - day * DAY_SECONDS;
    if (!days.has(day)) days.set(day, dayAt(new Date(day * DAY_SECONDS * 1_000), 0));
    TEXTS.write(PART.created, json);
    days.write(day, json);
    json.byte(SPACE);
    json.digits(Math.floor(second / 3_600), 2);
    json.byte(COLON);
    json.digits(Math.floor(second / 60) % 60, 2);
    json.byte(COLON);
    json.digits(second % 60, 2);
    json.byte(QUOTE);
  }
}

/** Returns the distinct values that a column has for these cars, in the order of the cars. */
function distinct(ords: Uint32Array, column: Uint32Array): number[] {
  const positions: number[] = [];
  for (let at = 0; at < ords.length; at += 1) {
    const position = column[ords[at]!]!;
    if (!positions.includes(position)) positions.push(position);
  }
  return positions;
}
