import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CreateBrandDto, UpdateBrandDto } from '@mall/contracts/product';
import type { Texts } from '@mall/validation';

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
}

export interface BrandQuery {
  /** Brands below this parent; `null` for makes. Left out: any level. */
  readonly parentId?: string | null;
  readonly ids?: readonly string[];
  readonly name?: string;
  readonly status?: 0 | 1;
}

type Param = (value: unknown) => string;

/** Brands as staff keep them; what buyers see of them is in the read model. */
@Injectable()
export class BrandRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Brands are few: a list is ordered and cut by whoever asked for it. */
  async find(query: BrandQuery): Promise<BrandRow[]> {
    const params: unknown[] = [];
    const where = conditions(query, (value) => `$${params.push(value)}`);
    return (await this.dataSource.query(
      `SELECT b.* FROM brand b WHERE ${where.join(' AND ') || 'true'} ORDER BY b.seq, b.brand_id`,
      params,
    )) as BrandRow[];
  }

  async one(brandId: string): Promise<BrandRow | undefined> {
    return (await this.find({ ids: [brandId] }))[0];
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
}

function conditions(query: BrandQuery, param: Param): string[] {
  const where: string[] = [];
  if (query.parentId === null) where.push('b.parent_id IS NULL');
  else if (query.parentId !== undefined) where.push(`b.parent_id = ${param(query.parentId)}`);
  if (query.ids) where.push(`b.brand_id = ANY(${param(query.ids)}::bigint[])`);
  if (query.status !== undefined) where.push(`b.status = ${param(query.status)}`);
  if (query.name) {
    const word = param(query.name.toLowerCase());
    where.push(
      `strpos(lower(concat_ws(' ', b.name ->> 'ru', b.name ->> 'zh', b.name ->> 'en', array_to_string(b.aliases, ' '))), ${word}) > 0`,
    );
  }
  return where;
}
