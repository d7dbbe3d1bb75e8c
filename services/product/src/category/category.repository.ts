// SQL: the subtree of categories and the rebuild of all paths are one statement each, recursive or self-joining.
import { column, inTurn, queryRows, rowShape, type Page } from '@mall/persistence';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CreateCategoryDto, UpdateCategoryDto } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { Any, IsNull, Repository, type EntityManager } from 'typeorm';
import { Spu } from '../entities/spu.entity.js';
import { AttrCategory } from '../entities/attr-category.entity.js';
import { Attr } from '../entities/attr.entity.js';
import { Category } from '../entities/category.entity.js';

/** Recomputes path and level of all categories from their parents. */
export const WRITE_PATHS = `
  WITH RECURSIVE tree AS (
    SELECT category_id, category_id::text AS path, 0 AS level FROM category WHERE parent_id IS NULL
    UNION ALL
    SELECT c.category_id, tree.path || '-' || c.category_id, tree.level + 1
      FROM category c JOIN tree ON c.parent_id = tree.category_id
  )
  UPDATE category c SET path = tree.path, level = tree.level
    FROM tree WHERE tree.category_id = c.category_id AND (c.path, c.level) <> (tree.path, tree.level)`;

export type CategorySort = 'seq' | 'name' | 'categoryId' | 'level';

export interface CategoryQuery {
  readonly ids?: readonly string[];
  readonly keyWord?: string;
  /** Id of the parent; `null` for roots; any level when missing. */
  readonly parentId?: string | null;
  readonly status?: 0 | 1;
  readonly sort: CategorySort;
  readonly descending: boolean;
  readonly locale: Locale;
  readonly limit: number;
  readonly offset: number;
}

/** Expressions for ORDER BY. */
const ORDERS: Record<CategorySort, (locale: Locale) => readonly string[]> = {
  seq: () => ['category.level', 'category.seq'],
  name: (locale) => [sqlInLanguage('category.name', locale)],
  categoryId: () => ['category.category_id'],
  level: () => ['category.level'],
};

const categoryId = rowShape({ categoryId: column.bigint });

@Injectable()
export class CategoryRepository {
  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    @InjectRepository(Attr) private readonly attrs: Repository<Attr>,
  ) {}

  async page(query: CategoryQuery): Promise<Page<Category>> {
    const { ids, keyWord, parentId, status, descending } = query;
    const found = this.categories.createQueryBuilder('category');
    if (ids) found.andWhere({ categoryId: Any(ids) });
    if (parentId !== undefined) found.andWhere({ parentId: parentId ?? IsNull() });
    if (status !== undefined) found.andWhere({ status });
    if (keyWord)
      found.andWhere('strpos(lower(category.name::text), :word) > 0', { word: keyWord.toLowerCase() });
    // `seq` keeps levels ascending in both directions.
    const [last, ...before] = [...ORDERS[query.sort](query.locale)].reverse();
    for (const expression of before.reverse()) found.addOrderBy(expression, 'ASC');
    found.addOrderBy(last!, descending ? 'DESC' : 'ASC').addOrderBy('category.category_id', 'ASC');
    const [rows, total] = await found.limit(query.limit).offset(query.offset).getManyAndCount();
    return { rows, total };
  }

  async one(categoryId: string): Promise<Category | undefined> {
    return (await this.categories.findOneBy({ categoryId })) ?? undefined;
  }

  /** Locks the tree. To be called before descendants are read: two moves at the same time could form a loop. */
  lockTree(tx: EntityManager): Promise<void> {
    return inTurn(tx, 'category tree');
  }

  /** Returns the given categories and all their descendants; unknown ids are ignored. */
  async withDescendants(
    categoryIds: readonly string[],
    tx: EntityManager = this.categories.manager,
  ): Promise<string[]> {
    const rows = await queryRows(
      tx,
      categoryId,
      `SELECT DISTINCT below.category_id AS "categoryId" FROM category top
         JOIN category below ON below.path = top.path OR starts_with(below.path, top.path || '-')
        WHERE top.category_id = ANY($1::bigint[])`,
      [categoryIds],
    );
    return rows.map((row) => row.categoryId);
  }

  /** Returns attributes that are offered in a category, with their values, both by id. */
  attrsOf(categoryId: string): Promise<Attr[]> {
    return this.attrs
      .createQueryBuilder('attr')
      .innerJoin(
        AttrCategory,
        'offered',
        'offered.attrId = attr.attrId AND offered.categoryId = :categoryId',
        {
          categoryId,
        },
      )
      .leftJoinAndSelect('attr.values', 'value')
      .orderBy({ 'attr.attrId': 'ASC', 'value.attrValueId': 'ASC' })
      .getMany();
  }

  /** Inserts a category without a path; `rebuildPaths` has to follow. @returns its id. */
  async insert(tx: EntityManager, category: CreateCategoryDto): Promise<string> {
    const { identifiers } = await tx.insert(Category, { ...columnsOf(category), path: '', level: 0 });
    return (identifiers[0] as Pick<Category, 'categoryId'>).categoryId;
  }

  /** Writes the fields that are present. */
  async update(tx: EntityManager, category: UpdateCategoryDto): Promise<void> {
    await tx.update(Category, category.categoryId, { ...columnsOf(category), updatedAt: () => 'now()' });
  }

  async rebuildPaths(tx: EntityManager): Promise<void> {
    await tx.query(WRITE_PATHS);
  }

  /** Whether the category has children or cars, removed cars included. */
  async isInUse(tx: EntityManager, categoryId: string): Promise<boolean> {
    return (
      (await tx.existsBy(Category, { parentId: categoryId })) || (await tx.existsBy(Spu, { categoryId }))
    );
  }

  async remove(tx: EntityManager, categoryId: string): Promise<void> {
    await tx.delete(Category, categoryId);
  }
}

/** TypeORM leaves out columns that are undefined. */
const columnsOf = ({ parentId, desc, ...category }: Partial<CreateCategoryDto>) => ({
  parentId: parentId === '0' ? null : parentId,
  name: category.name,
  description: desc,
  icon: category.icon,
  imgUrl: category.imgUrl,
  seq: category.seq,
  status: category.status,
});

/** Returns SQL that picks `column ->> locale` with the same fallback; `locale` is one of three constants, never input. */
function sqlInLanguage(column: string, locale: Locale): string {
  const order = [...new Set<Locale>([locale, 'ru', 'en', 'zh'])];
  return `COALESCE(${order.map((one) => `NULLIF(${column} ->> '${one}', '')`).join(', ')}, '')`;
}
