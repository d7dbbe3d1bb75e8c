import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { isUniqueViolation } from '@mall/persistence';
import {
  adminPage,
  mallPage,
  platformErrors,
  type AdminPage,
  type Caller,
  type MallPage,
} from '@mall/contracts/define';
import {
  BRAND_COLUMNS,
  productErrors,
  productEvents,
  type BrandListDto,
  type BrandRecord,
  type BrandView,
  type CreateBrandDto,
  type FindBrandsDto,
  type UpdateBrandDto,
} from '@mall/contracts/product';
import { DataSource, type EntityManager } from 'typeorm';
import { CategoryTree } from '../category/category-tree.js';
import { BrandRepository, type BrandQuery, type BrandSort } from './brand.repository.js';
import { toBrandRecord, toBrandView } from './brand.mapper.js';
import { firstLetterOf } from './first-letter.js';

type Filter = Partial<BrandQuery>;

@Injectable()
export class BrandService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandRepository,
    private readonly categories: CategoryTree,
    private readonly outbox: Outbox,
  ) {}

  /** Brands below a parent; `0` is the makes. */
  childrenOf(parentId: string, request: BrandListDto, caller: Caller): Promise<MallPage<BrandView>> {
    return this.list({ parentId: parentId === '0' ? null : parentId }, request, caller);
  }

  async relativesOf(brandId: string, request: BrandListDto, caller: Caller): Promise<MallPage<BrandView>> {
    const brand = await this.brands.one(brandId);
    if (!brand) return mallPage<BrandView>([], 0, request.pageSize);
    const makeId = brand.parent_id ?? brand.brand_id;
    const make = await this.brands.one(makeId);
    const series = await this.childrenOf(makeId, request, caller);
    const showsMake = request.pageNum === 1 && make?.status === 1;
    return {
      ...series,
      list: showsMake ? [toBrandView(make, caller.locale), ...series.list] : series.list,
    };
  }

  async ofCategory(categoryId: string, request: BrandListDto, caller: Caller): Promise<MallPage<BrandView>> {
    const categoryIds = await this.categories.withDescendants([categoryId]);
    return this.list({ parentId: null, categoryIds, onlyWithCars: true }, request, caller);
  }

  top(request: BrandListDto, caller: Caller): Promise<MallPage<BrandView>> {
    const ordered = { sort: 'productCount', descending: true } as const;
    return this.list({ parentId: null, onlyWithCars: true, ...ordered }, request, caller);
  }

  private async list(filter: Filter, request: BrandListDto, caller: Caller): Promise<MallPage<BrandView>> {
    const { rows, total } = await this.brands.page({
      name: request.name,
      condition: request.condition,
      ...orderOf(request),
      locale: caller.locale,
      limit: request.pageSize,
      offset: (request.pageNum - 1) * request.pageSize,
      ...filter,
    });
    const list = rows.map((row) => toBrandView(row, caller.locale));
    return mallPage(list, total, request.pageSize);
  }

  async find(request: FindBrandsDto, caller: Caller): Promise<AdminPage<BrandRecord>> {
    const { brandParentId: parentId } = request;
    const { rows, total } = await this.brands.page({
      ids: request.ids,
      name: request.keyWord,
      parentId: parentId === '0' ? null : parentId,
      status: request.status,
      anyStatus: true,
      sort: sortColumn(request.sortBy),
      descending: request.sortOrder === 'DESC',
      locale: caller.locale,
      limit: request.size,
      offset: (request.current - 1) * request.size,
    });
    return adminPage(rows.map(toBrandRecord), total, request);
  }

  async one(brandId: string): Promise<BrandRecord> {
    const row = await this.brands.one(brandId);
    if (!row) throw platformErrors.notFound();
    return toBrandRecord(row);
  }

  async create(request: CreateBrandDto): Promise<BrandRecord> {
    await this.checkParent(request.brandParentId);
    const firstLetter = request.firstLetter ?? firstLetterOf(request.name);
    const brandId = await this.write(async (tx) => {
      const id = await this.brands.insert(tx, { ...request, firstLetter });
      await this.tell(tx, id);
      return id;
    });
    return this.one(brandId);
  }

  async update(request: UpdateBrandDto): Promise<BrandRecord> {
    const before = await this.one(request.brandId);
    if (request.brandParentId !== undefined && request.brandParentId !== before.brandParentId)
      await this.checkMove(request.brandId, request.brandParentId);
    await this.write(async (tx) => {
      await this.brands.update(tx, request);
      if (request.name || request.aliases) await this.brands.markWordsStale(tx, request.brandId);
      await this.tell(tx, request.brandId);
    });
    return this.one(request.brandId);
  }

  async remove(brandId: string): Promise<void> {
    await this.one(brandId);
    await this.write(async (tx) => {
      if (await this.brands.isInUse(tx, brandId)) throw productErrors.brandInUse();
      await this.brands.remove(tx, brandId);
      await this.tell(tx, brandId);
    });
  }

  private async checkParent(parentId: string | undefined): Promise<void> {
    if (parentId === undefined || parentId === '0') return;
    const parent = await this.brands.one(parentId);
    if (!parent) throw productErrors.brandUnknown();
    if (parent.parent_id !== null) throw productErrors.brandTooDeep();
  }

  /** Cars say their make and their series, so a brand that has either cannot change its place. */
  private async checkMove(brandId: string, parentId: string): Promise<void> {
    if (parentId === brandId) throw productErrors.brandTooDeep();
    await this.checkParent(parentId);
    if (await this.brands.isInUse(this.dataSource.manager, brandId)) throw productErrors.brandInUse();
  }

  private tell(tx: EntityManager, brandId: string): Promise<void> {
    return this.outbox.add(tx, productEvents.brandChanged, {
      aggregateId: `brand:${brandId}`,
      payload: { brandId },
    });
  }

  private async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.dataSource.transaction(work);
    } catch (failure) {
      if (isUniqueViolation(failure, 'brand_name')) throw productErrors.brandNameTaken();
      throw failure;
    }
  }
}

/** `columns` with `orders` wins over `sort`: 1 as the platform orders brands, 2 most cars first, 3 by name. */
function orderOf(request: BrandListDto): { sort: BrandSort; descending: boolean } {
  if (request.columns) return { sort: request.columns, descending: request.orders?.toUpperCase() === 'DESC' };
  const bySort = {
    1: { sort: 'seq', descending: false },
    2: { sort: 'productCount', descending: true },
    3: { sort: 'name', descending: false },
  } as const;
  return bySort[request.sort as 1 | 2 | 3];
}

function sortColumn(asked: string | undefined): BrandSort {
  if (asked === undefined) return 'seq';
  const known = BRAND_COLUMNS.find((column) => column === asked);
  if (!known) throw productErrors.columnUnknown({ columns: BRAND_COLUMNS.join(', ') });
  return known;
}
