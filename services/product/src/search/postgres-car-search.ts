import { Injectable } from '@nestjs/common';
import type { CarCardView, CarFacts } from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import { CurrentBadgeLimits } from '../badge/badge-limits.js';
import { badgesOf } from '../badge/badges.js';
import { inLanguage } from '../in-language.js';
import { CurrentRate } from '../rate/current-rate.js';
import { roublesOf } from '../rate/roubles.js';
import { wireTime } from '../wire-time.js';
import { CarSearch, TOTAL_BOUND, type CarQuery, type CarsFound } from './car-search.port.js';
import { SearchDatabase } from './search-database.js';
import { conditionsOf, ORDERS } from './search-sql.js';

interface CardRow {
  readonly spu_id: string;
  readonly sku_id: string;
  readonly shop_id: string;
  readonly brand_id: string;
  readonly series_id: string | null;
  readonly category_id: string;
  readonly name: Partial<Texts>;
  readonly selling_point: Partial<Texts>;
  readonly picture: string | null;
  readonly price_fee: string;
  readonly market_price_fee: string;
  readonly stock_left: number;
  readonly sale_num: number;
  readonly condition: NonNullable<CarFacts['condition']>;
  readonly year: number;
  readonly mileage_km: number | null;
  readonly body_type: NonNullable<CarFacts['bodyType']>;
  readonly fuel: NonNullable<CarFacts['fuel']>;
  readonly engine_cc: number | null;
  readonly power_hp: number | null;
  readonly power_kw: number | null;
  readonly power_30_min_kw: number | null;
  readonly gearbox: NonNullable<CarFacts['gearbox']>;
  readonly drive: NonNullable<CarFacts['drive']>;
  readonly steering: NonNullable<CarFacts['steering']>;
  readonly colour: NonNullable<CarFacts['colour']>;
  readonly location_city: Partial<Texts> | null;
  readonly first_reg_date: string | null;
  readonly accident_grade: CarFacts['accidentGrade'] | null;
  readonly transfer_count: number | null;
  readonly export_ready_date: string | null;
  readonly is_inspected: boolean;
  readonly created_at: Date;
  readonly brand_name: Partial<Texts>;
  readonly brand_img: string;
  readonly series_name: Partial<Texts> | null;
  readonly shop_name: Partial<Texts> | null;
  readonly held_until: Date | null;
}

/** The page is cut out by an index first; what a card shows beside is looked up for those rows alone. */
const cards = (where: string, order: string, limit: string, offset: string): string => `
  WITH page AS (
    SELECT s.spu_id, row_number() OVER () AS place FROM (
      SELECT s.spu_id FROM spu s WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
    ) AS s
  )
  SELECT s.spu_id, k.sku_id, s.shop_id, s.brand_id, s.series_id, s.category_id, s.name, s.selling_point,
         s.pictures -> 0 ->> 'url' AS picture, s.price_fee, s.market_price_fee, s.stock_left, s.sale_num,
         s.condition, s.year, s.mileage_km, s.body_type, s.fuel, s.engine_cc, s.power_hp, s.power_kw,
         s.power_30_min_kw, s.gearbox, s.drive, s.steering, s.colour, s.location_city,
         s.first_reg_date::text, s.accident_grade, s.transfer_count, s.export_ready_date::text,
         s.inspection IS NOT NULL AS is_inspected, s.created_at,
         b.name AS brand_name, b.img_url AS brand_img, se.name AS series_name, sh.name AS shop_name,
         CASE WHEN s.stock_left = 0 THEN (
           SELECT min(l.expires_at) FROM sku_stock_lock l WHERE l.sku_id = k.sku_id AND l.status = 0
         ) END AS held_until
    FROM page
    JOIN spu s ON s.spu_id = page.spu_id
    JOIN brand b ON b.brand_id = s.brand_id
    LEFT JOIN brand se ON se.brand_id = s.series_id
    LEFT JOIN shop sh ON sh.shop_id = s.shop_id
    CROSS JOIN LATERAL (SELECT min(sku_id) AS sku_id FROM sku WHERE sku.spu_id = s.spu_id) AS k
   ORDER BY page.place`;

@Injectable()
export class PostgresCarSearch extends CarSearch {
  constructor(
    private readonly database: SearchDatabase,
    private readonly rate: CurrentRate,
    private readonly limits: CurrentBadgeLimits,
  ) {
    super();
  }

  override async find(query: CarQuery): Promise<CarsFound> {
    const values: unknown[] = [];
    const where = conditionsOf(query, (value) => `$${values.push(value)}`)?.join(' AND ');
    if (where === undefined) return { cards: [], total: 0, totalIsLowerBound: false };
    const [rows, counted] = await Promise.all([
      this.database.query<CardRow>(
        cards(where, ORDERS[query.sort], `$${values.length + 1}`, `$${values.length + 2}`),
        [...values, query.limit, query.offset],
      ),
      this.database.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM (SELECT FROM spu s WHERE ${where} LIMIT ${TOTAL_BOUND + 1}) AS hit`,
        values,
      ),
    ]);
    const total = counted[0]!.total;
    return {
      cards: rows.map((row) => this.toCard(row, query)),
      total: Math.min(total, TOTAL_BOUND),
      totalIsLowerBound: total > TOTAL_BOUND,
    };
  }

  private toCard(row: CardRow, { locale }: CarQuery): CarCardView {
    const priceFee = Number(row.price_fee);
    const rate = this.rate.current;
    return {
      spuId: row.spu_id,
      skuId: row.sku_id,
      spuName: inLanguage(row.name, locale),
      sellingPoint: inLanguage(row.selling_point, locale),
      mainImgUrl: row.picture ?? '',
      mainImgUrlBase: row.picture ? '0' : '1',
      brandId: row.brand_id,
      brandName: inLanguage(row.brand_name, locale),
      brandImg: row.brand_img,
      seriesId: row.series_id ?? undefined,
      seriesName: row.series_id ? inLanguage(row.series_name, locale) : undefined,
      categoryId: row.category_id,
      shopId: row.shop_id,
      shopName: inLanguage(row.shop_name, locale),
      priceFee,
      marketPriceFee: Number(row.market_price_fee),
      currency: 'CNY',
      priceRub: rate && roublesOf(priceFee, rate),
      hasStock: row.stock_left > 0,
      saleNum: row.sale_num,
      condition: row.condition,
      year: row.year,
      mileageKm: row.mileage_km ?? 0,
      bodyType: row.body_type,
      fuel: row.fuel,
      engineCc: row.engine_cc ?? 0,
      powerHp: row.power_hp ?? 0,
      powerKw: row.power_kw ?? 0,
      power30MinKw: row.power_30_min_kw ?? undefined,
      gearbox: row.gearbox,
      drive: row.drive,
      steering: row.steering,
      colour: row.colour,
      city: inLanguage(row.location_city, locale),
      badges: this.badges(row),
      heldUntil: row.held_until?.toISOString(),
      createTime: wireTime(row.created_at),
    };
  }

  private badges(row: CardRow) {
    return badgesOf(
      {
        condition: row.condition,
        fuel: row.fuel,
        engineCc: row.engine_cc ?? undefined,
        powerHp: row.power_hp ?? undefined,
        power30MinKw: row.power_30_min_kw ?? undefined,
        firstRegDate: row.first_reg_date ?? undefined,
        accidentGrade: row.accident_grade ?? undefined,
        transferCount: row.transfer_count ?? undefined,
        exportReadyDate: row.export_ready_date ?? undefined,
        isInspected: row.is_inspected,
      },
      this.limits.current,
      new Date().toISOString().slice(0, 10),
    );
  }
}
