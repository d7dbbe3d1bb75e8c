import { Injectable } from '@nestjs/common';
import type { CreateCategoryDto, UpdateCategoryDto } from '@mall/contracts/product';
import type { Locale, Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { sqlInLanguage } from '../in-language.js';
import { WRITE_PATHS } from './category-paths.js';

export interface CategoryRow {
  readonly category_id: string;
  readonly parent_id: string | null;
  readonly name: Partial<Texts>;
  readonly description: Partial<Texts>;
  readonly path: string;
  readonly level: number;
  readonly icon: string;
  readonly img_url: string;
  readonly seq: number;
  readonly status: 0 | 1;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface AttrRow {
  readonly attr_id: string;
  readonly name: Partial<Texts>;
  readonly search_type: 0 | 1;
  readonly attr_type: 0 | 1;
  readonly attr_value_id: string | null;
  readonly value: Partial<Texts> | null;
}

export type CategorySort = 'seq' | 'name' | 'categoryId' | 'level';

export interface CategoryQuery {
  readonly ids?: readonly string[];
  readonly keyWord?: string;
  readonly parentId?: string | null;
  readonly status?: 0 | 1;
  readonly sort: CategorySort;
  readonly descending: boolean;
  readonly locale: Locale;
  readonly limit: number;
  readonly offset: number;
}

const columns: Record<CategorySort, (locale: Locale) => string> = {
  seq: () => 'c.level, c.seq',
  name: (locale) => sqlInLanguage('c.name', locale),
  categoryId: () => 'c.category_id',
  level: () => 'c.level',
};

@Injectable()
export class CategoryRepository {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: CategoryQuery): Promise<{ rows: CategoryRow[]; total: number }> {
    const params: unknown[] = [];
    const param = (value: unknown): string => `$${params.push(value)}`;
    const where = ['true'];
    if (query.ids) where.push(`c.category_id = ANY(${param(query.ids)}::bigint[])`);
    if (query.parentId === null) where.push('c.parent_id IS NULL');
    else if (query.parentId !== undefined) where.push(`c.parent_id = ${param(query.parentId)}`);
    if (query.status !== undefined) where.push(`c.status = ${param(query.status)}`);
    if (query.keyWord) where.push(`strpos(lower(c.name::text), ${param(query.keyWord.toLowerCase())}) > 0`);
    const filter = where.join(' AND ');
    const [counted] = (await this.dataSource.query(
      `SELECT count(*)::int AS total FROM category c WHERE ${filter}`,
      [...params],
    )) as { total: number }[];
    const rows = (await this.dataSource.query(
      `SELECT c.* FROM category c WHERE ${filter}
        ORDER BY ${columns[query.sort](query.locale)} ${query.descending ? 'DESC' : 'ASC'}, c.category_id
        LIMIT ${param(query.limit)} OFFSET ${param(query.offset)}`,
      params,
    )) as CategoryRow[];
    return { rows, total: counted!.total };
  }

  async one(categoryId: string): Promise<CategoryRow | undefined> {
    const order = { sort: 'categoryId', descending: false, locale: 'ru', limit: 1, offset: 0 } as const;
    return (await this.page({ ids: [categoryId], ...order })).rows[0];
  }

  async attrsOf(categoryId: string): Promise<AttrRow[]> {
    return (await this.dataSource.query(
      `SELECT a.attr_id, a.name, a.search_type, a.attr_type, v.attr_value_id, v.value
         FROM attr_category ac JOIN attr a USING (attr_id) LEFT JOIN attr_value v USING (attr_id)
        WHERE ac.category_id = $1 ORDER BY a.attr_id, v.attr_value_id`,
      [categoryId],
    )) as AttrRow[];
  }

  async insert(tx: EntityManager, category: CreateCategoryDto): Promise<string> {
    const [row] = (await tx.query(
      `INSERT INTO category (parent_id, name, description, path, level, icon, img_url, seq, status)
       VALUES (NULLIF($1, '0')::bigint, $2, $3, '', 0, $4, $5, $6, $7) RETURNING category_id`,
      [
        category.parentId ?? '0',
        category.name,
        category.desc ?? {},
        category.icon ?? '',
        category.imgUrl ?? '',
        category.seq ?? 0,
        category.status ?? 1,
      ],
    )) as { category_id: string }[];
    return row!.category_id;
  }

  /** Writes the fields that are present. */
  async update(tx: EntityManager, category: UpdateCategoryDto): Promise<void> {
    await tx.query(
      `UPDATE category SET
         parent_id = CASE WHEN $2::text IS NULL THEN parent_id ELSE NULLIF($2, '0')::bigint END,
         name = COALESCE($3, name), description = COALESCE($4, description), icon = COALESCE($5, icon),
         img_url = COALESCE($6, img_url), seq = COALESCE($7, seq), status = COALESCE($8, status),
         updated_at = now()
       WHERE category_id = $1`,
      [
        category.categoryId,
        category.parentId ?? null,
        category.name ?? null,
        category.desc ?? null,
        category.icon ?? null,
        category.imgUrl ?? null,
        category.seq ?? null,
        category.status ?? null,
      ],
    );
  }

  async rebuildPaths(tx: EntityManager): Promise<void> {
    await tx.query(WRITE_PATHS);
  }

  async isInUse(tx: EntityManager, categoryId: string): Promise<boolean> {
    const [row] = (await tx.query(
      `SELECT EXISTS (SELECT FROM category WHERE parent_id = $1)
           OR EXISTS (SELECT FROM spu WHERE category_id = $1) AS used`,
      [categoryId],
    )) as { used: boolean }[];
    return row!.used;
  }

  async remove(tx: EntityManager, categoryId: string): Promise<void> {
    await tx.query(`DELETE FROM category WHERE category_id = $1`, [categoryId]);
  }
}
