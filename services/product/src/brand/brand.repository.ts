import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Condition, CreateBrandDto, UpdateBrandDto } from '@mall/contracts/product';
import type { Locale, Texts } from '@mall/validation';
import { sqlInLanguage } from '../in-language.js';

export interface BrandRow {
  readonly brand_id: string;
  readonly parent_id: string | null;
  readonly name: Partial<Texts>;
  readonly description: Partial<Texts>;
  readonly img_url: string;
  readonly first_letter: string;
  readonly seq: number;
  readonly status: 0 | 1;
  readonly aliases: string[];
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly cars: number;
  readonly min_price_fee: string | null;
}

export type BrandSort = 'seq' | 'productCount' | 'name' | 'firstLetter' | 'brandId';

export interface BrandQuery {
  /** Brands below this parent; `null` for makes. Left out: any level. */
  readonly parentId?: string | null;
  readonly ids?: readonly string[];
  readonly name?: string;
  readonly condition?: Condition;
  /** Count, and show, only brands with cars in these categories. */
  readonly categoryIds?: readonly string[];
  readonly onlyWithCars?: boolean;
  /** Hidden ones too. */
  readonly anyStatus?: boolean;
  readonly status?: 0 | 1;
  readonly sort: BrandSort;
  readonly descending: boolean;
  readonly locale: Locale;
  readonly limit: number;
  readonly offset: number;
}

/** What may stand in ORDER BY; user text never does. */
const columns: Record<BrandSort, (locale: Locale) => string> = {
  seq: () => 'b.seq',
  productCount: () => 'cars',
  name: (locale) => sqlInLanguage('b.name', locale),
  firstLetter: () => 'b.first_letter',
  brandId: () => 'b.brand_id',
};

const CHEAPEST = `
  CASE WHEN b.parent_id IS NULL
    THEN (SELECT s.price_fee FROM spu s WHERE s.status = 1 AND s.brand_id = b.brand_id ORDER BY s.price_fee LIMIT 1)
    ELSE (SELECT s.price_fee FROM spu s WHERE s.status = 1 AND s.series_id = b.brand_id ORDER BY s.price_fee LIMIT 1)
  END`;

type Param = (value: unknown) => string;

@Injectable()
export class BrandRepository {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: BrandQuery): Promise<{ rows: BrandRow[]; total: number }> {
    const params: unknown[] = [];
    const param: Param = (value) => `$${params.push(value)}`;
    const where = conditions(query, param);
    const direction = query.descending ? 'DESC' : 'ASC';
    const rows = (await this.dataSource.query(
      `SELECT b.*, counted.cars, ${CHEAPEST} AS min_price_fee, count(*) OVER ()::int AS total
         FROM brand b
         CROSS JOIN LATERAL (
           SELECT COALESCE(sum(c.cars), 0)::int AS cars FROM car_count c
            WHERE CASE WHEN b.parent_id IS NULL THEN c.brand_id ELSE c.series_id END = b.brand_id
            ${query.condition ? `AND c.condition = ${param(query.condition)}` : ''}
            ${query.categoryIds ? `AND c.category_id = ANY(${param(query.categoryIds)}::bigint[])` : ''}
         ) AS counted
        WHERE ${where.join(' AND ') || 'true'}
        ORDER BY ${columns[query.sort](query.locale)} ${direction}, b.seq, b.brand_id
        LIMIT ${param(query.limit)} OFFSET ${param(query.offset)}`,
      params,
    )) as (BrandRow & { total: number })[];
    if (rows.length > 0 || query.offset === 0) return { rows, total: rows[0]?.total ?? 0 };
    return { rows, total: (await this.page({ ...query, offset: 0, limit: 1 })).total };
  }

  async one(brandId: string): Promise<BrandRow | undefined> {
    const { rows } = await this.page({
      ids: [brandId],
      anyStatus: true,
      sort: 'brandId',
      descending: false,
      locale: 'ru',
      limit: 1,
      offset: 0,
    });
    return rows[0];
  }

  async insert(tx: EntityManager, brand: CreateBrandDto & { firstLetter: string }): Promise<string> {
    const [row] = (await tx.query(
      `INSERT INTO brand (parent_id, name, description, img_url, first_letter, seq, status, aliases)
       VALUES (NULLIF($1, '0')::bigint, $2, $3, $4, $5, $6, $7, $8) RETURNING brand_id`,
      [
        brand.brandParentId ?? '0',
        brand.name,
        brand.desc ?? {},
        brand.imgUrl ?? '',
        brand.firstLetter,
        brand.seq ?? 0,
        brand.status ?? 1,
        brand.aliases ?? [],
      ],
    )) as { brand_id: string }[];
    return row!.brand_id;
  }

  /** Writes the fields that are present. */
  async update(tx: EntityManager, brand: UpdateBrandDto): Promise<void> {
    await tx.query(
      `UPDATE brand SET
         parent_id = CASE WHEN $2::text IS NULL THEN parent_id ELSE NULLIF($2, '0')::bigint END,
         name = COALESCE($3, name), description = COALESCE($4, description),
         img_url = COALESCE($5, img_url), first_letter = COALESCE($6, first_letter),
         seq = COALESCE($7, seq), status = COALESCE($8, status), aliases = COALESCE($9, aliases),
         updated_at = now()
       WHERE brand_id = $1`,
      [
        brand.brandId,
        brand.brandParentId ?? null,
        brand.name ?? null,
        brand.desc ?? null,
        brand.imgUrl ?? null,
        brand.firstLetter ?? null,
        brand.seq ?? null,
        brand.status ?? null,
        brand.aliases ?? null,
      ],
    );
  }

  async isInUse(tx: EntityManager, brandId: string): Promise<boolean> {
    const [row] = (await tx.query(
      `SELECT EXISTS (SELECT FROM brand WHERE parent_id = $1)
           OR EXISTS (SELECT FROM spu WHERE brand_id = $1 OR series_id = $1) AS used`,
      [brandId],
    )) as { used: boolean }[];
    return row!.used;
  }

  async remove(tx: EntityManager, brandId: string): Promise<void> {
    await tx.query(`DELETE FROM brand WHERE brand_id = $1`, [brandId]);
  }

  /** The cars of a renamed brand are found by its new name once their words are written anew. */
  async markWordsStale(tx: EntityManager, brandId: string): Promise<void> {
    await tx.query(
      `UPDATE spu SET words_stale = true WHERE status <> -1 AND (brand_id = $1 OR series_id = $1)`,
      [brandId],
    );
  }
}

function conditions(query: BrandQuery, param: Param): string[] {
  const where: string[] = [];
  if (query.parentId === null) where.push('b.parent_id IS NULL');
  else if (query.parentId !== undefined) where.push(`b.parent_id = ${param(query.parentId)}`);
  if (query.ids) where.push(`b.brand_id = ANY(${param(query.ids)}::bigint[])`);
  if (query.status !== undefined) where.push(`b.status = ${param(query.status)}`);
  else if (!query.anyStatus) where.push('b.status = 1');
  if (query.onlyWithCars) where.push('counted.cars > 0');
  if (query.name) {
    const word = param(query.name.toLowerCase());
    where.push(
      `strpos(lower(concat_ws(' ', b.name ->> 'ru', b.name ->> 'zh', b.name ->> 'en', array_to_string(b.aliases, ' '))), ${word}) > 0`,
    );
  }
  return where;
}
