import { Injectable } from '@nestjs/common';
import { Outbox, RawJson } from '@mall/messaging';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  productErrors,
  productEvents,
  shownStatuses,
  type AttrView,
  type CategoryRecord,
  type CategoryView,
  type CreateCategoryDto,
  type FindCategoriesDto,
  type UpdateCategoryDto,
} from '@mall/contracts/product';
import { DataSource, type EntityManager } from 'typeorm';
import { CarSearch } from '@mall/car-search';
import { Catalogue } from '../search/catalogue.js';
import { VersionCache } from '../search/read-model/version-cache.js';
import { byNumber } from '../by-number.js';
import type { Category } from '../entities/category.entity.js';
import { CategoryRepository, type CategorySort } from './category.repository.js';
import {
  toAttrView,
  toCategoryRecord,
  toCategoryTree,
  withCars,
  type ShownCategory,
} from './category.mapper.js';

type Trees = RawJson<readonly CategoryView[]>;

const SORTS: readonly CategorySort[] = ['seq', 'name', 'categoryId', 'level'];

@Injectable()
export class CategoryService {
  private readonly written: VersionCache;

  constructor(
    private readonly dataSource: DataSource,
    private readonly categories: CategoryRepository,
    private readonly outbox: Outbox,
    private readonly catalogue: Catalogue,
    private readonly search: CarSearch,
  ) {
    this.written = new VersionCache(() => catalogue.directoriesVersion);
  }

  /** Returns the subtrees below a category; those of the roots for `0`. */
  treesBelow(parentId: string, shopId: string, caller: Caller): Promise<Trees> {
    return this.answer(['below', parentId, shopId, caller.locale], async () => {
      const roots = await this.rootsOf(shopId, caller);
      return parentId === '0' ? roots : (findView(roots, parentId)?.categories ?? []);
    });
  }

  ofShop(shopId: string, caller: Caller): Promise<Trees> {
    return this.answer(['shop', shopId, caller.locale], () => this.rootsOf(shopId, caller));
  }

  private async rootsOf(shopId: string, { locale }: Caller): Promise<CategoryView[]> {
    const isAnyShop = shopId === '0';
    const roots = toCategoryTree(await this.shown(isAnyShop ? undefined : shopId), locale);
    return isAnyShop ? roots : withCars(roots);
  }

  /** Returns visible categories, parents before children; `cars` counts all cars, or those of one shop. */
  private async shown(shopId: string | undefined): Promise<ShownCategory[]> {
    const { categories } = this.catalogue.directories;
    const counts = await this.search.countCategories({ shopId });
    return [...categories.stored()]
      .filter(({ row }) => row.status === shownStatuses.shown)
      .map(({ id, position, row }) => ({ ...row, categoryId: id, cars: counts[position] ?? 0 }))
      .sort(
        (left, right) =>
          left.level - right.level || left.seq - right.seq || byNumber(left.categoryId, right.categoryId),
      );
  }

  private async answer(key: readonly string[], make: () => Promise<CategoryView[]>): Promise<Trees> {
    const { json, version } = await this.written.jsonWhenMade(JSON.stringify(key), make);
    return new RawJson(json, version);
  }

  async attrsOf(categoryId: string, caller: Caller): Promise<AttrView[]> {
    const attrs = await this.categories.attrsOf(categoryId);
    return attrs.map((attr) => toAttrView(attr, caller.locale));
  }

  async find(request: FindCategoriesDto, caller: Caller): Promise<AdminPage<CategoryRecord>> {
    const { rows, total } = await this.categories.page({
      ids: request.ids,
      keyWord: request.keyWord,
      parentId: request.parentId === '0' ? null : request.parentId,
      status: request.status,
      sort: sortColumn(request.sortBy),
      descending: request.sortOrder === 'DESC',
      locale: caller.locale,
      limit: request.size,
      offset: (request.current - 1) * request.size,
    });
    return adminPage(
      rows.map((row) => this.record(row)),
      total,
      request,
    );
  }

  async one(categoryId: string): Promise<CategoryRecord> {
    const row = await this.categories.one(categoryId);
    if (!row) throw platformErrors.notFound();
    return this.record(row);
  }

  private record(row: Category): CategoryRecord {
    return toCategoryRecord(row, this.catalogue.directories.categories.find(row.categoryId)?.cars.size ?? 0);
  }

  async create(request: CreateCategoryDto): Promise<CategoryRecord> {
    await this.checkParent(request.parentId);
    const categoryId = await this.dataSource.transaction(async (tx) => {
      const id = await this.categories.insert(tx, request);
      await this.categories.rebuildPaths(tx);
      await this.announce(tx, id);
      return id;
    });
    return this.one(categoryId);
  }

  async update(request: UpdateCategoryDto): Promise<CategoryRecord> {
    await this.one(request.categoryId);
    await this.checkParent(request.parentId);
    await this.dataSource.transaction(async (tx) => {
      await this.categories.lockTree(tx);
      const below = await this.categories.withDescendants([request.categoryId], tx);
      if (request.parentId && below.includes(request.parentId)) throw productErrors.categoryLoop();
      await this.categories.update(tx, request);
      await this.categories.rebuildPaths(tx);
      await this.announce(tx, request.categoryId);
    });
    return this.one(request.categoryId);
  }

  async remove(categoryId: string): Promise<void> {
    await this.one(categoryId);
    await this.dataSource.transaction(async (tx) => {
      if (await this.categories.isInUse(tx, categoryId)) throw productErrors.categoryInUse();
      await this.categories.remove(tx, categoryId);
      await this.announce(tx, categoryId);
    });
  }

  private async checkParent(parentId: string | undefined): Promise<void> {
    if (parentId === undefined || parentId === '0') return;
    if (!(await this.categories.one(parentId))) throw productErrors.categoryUnknown();
  }

  private announce(tx: EntityManager, categoryId: string): Promise<void> {
    return this.outbox.add(tx, productEvents.categoryChanged, {
      aggregateId: `category:${categoryId}`,
      payload: { categoryId },
    });
  }
}

function findView(views: readonly CategoryView[], categoryId: string): CategoryView | undefined {
  for (const view of views) {
    const found = view.categoryId === categoryId ? view : findView(view.categories, categoryId);
    if (found) return found;
  }
  return undefined;
}

function sortColumn(asked: string | undefined): CategorySort {
  if (asked === undefined) return 'seq';
  const known = SORTS.find((column) => column === asked);
  if (!known) throw productErrors.columnUnknown({ columns: SORTS.join(', ') });
  return known;
}
