import { Injectable } from '@nestjs/common';
import { Outbox, RawJson } from '@mall/messaging';
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
import { inLanguage, type Locale } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { Catalogue } from '../search/catalogue.js';
import { VersionCache } from '../search/read-model/version-cache.js';
import { byNumber } from '../by-number.js';
import type { Brand } from '../entities/brand.entity.js';
import { BrandRepository } from './brand.repository.js';
import { toBrandRecord } from './brand.mapper.js';
import { BrandViewService, type BrandSort, type BrandViewQuery } from './brand-view.service.js';
import { firstLetterOf, translateTakenName } from './brand-name.js';

type Filter = Partial<BrandViewQuery>;
type Page = RawJson<MallPage<BrandView>>;

@Injectable()
export class BrandService {
  private readonly written: VersionCache;

  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandRepository,
    private readonly views: BrandViewService,
    private readonly outbox: Outbox,
    catalogue: Catalogue,
  ) {
    this.written = new VersionCache(() => catalogue.directoriesVersion);
  }

  /** Returns brands below a parent; makes for `0`. */
  childrenOf(parentId: string, request: BrandListDto, caller: Caller): Page {
    return this.answer(['children', parentId], request, caller, () =>
      this.page({ parentId: parentId === '0' ? null : parentId }, request, caller),
    );
  }

  /** Returns a make with its series; `brandId` is the make or one of the series. */
  relativesOf(brandId: string, request: BrandListDto, caller: Caller): Page {
    return this.answer(['relatives', brandId], request, caller, () => {
      const makeId = this.views.makeOf(brandId);
      if (!makeId) return mallPage<BrandView>([], 0, request.pageSize);
      const series = this.page({ parentId: makeId }, request, caller);
      const make = request.pageNum === 1 ? this.views.one(makeId, caller.locale) : undefined;
      return make ? { ...series, list: [make, ...series.list] } : series;
    });
  }

  ofCategory(categoryId: string, request: BrandListDto, caller: Caller): Page {
    return this.answer(['category', categoryId], request, caller, () =>
      this.page({ parentId: null, categoryId, onlyWithCars: true }, request, caller),
    );
  }

  top(request: BrandListDto, caller: Caller): Page {
    const filter = { parentId: null, onlyWithCars: true, sort: 'productCount', descending: true } as const;
    return this.answer(['top'], request, caller, () => this.page(filter, request, caller));
  }

  private answer(
    key: readonly string[],
    request: BrandListDto,
    { locale }: Caller,
    make: () => MallPage<BrandView>,
  ): Page {
    const { json, version } = this.written.json(JSON.stringify([key, locale, request]), make);
    return new RawJson(json, version);
  }

  private page(filter: Filter, request: BrandListDto, { locale }: Caller): MallPage<BrandView> {
    const { name, condition, pageSize } = request;
    const query = { parentId: null, name, condition, ...orderOf(request), locale, ...filter };
    const from = (request.pageNum - 1) * pageSize;
    const { list, total } = this.views.page(query, from, from + pageSize);
    return mallPage(list, total, pageSize);
  }

  async find(request: FindBrandsDto, { locale }: Caller): Promise<AdminPage<BrandRecord>> {
    const { brandParentId: parentId } = request;
    const rows = await this.brands.find({
      ids: request.ids,
      name: request.keyWord,
      parentId: parentId === '0' ? null : parentId,
      status: request.status,
    });
    const records = rows.map((row) => this.record(row));
    const compare = RECORD_ORDERS[sortColumn(request.sortBy)](locale);
    const sign = request.sortOrder === 'DESC' ? -1 : 1;
    // The sort is stable: equal records keep the order by `seq` and id.
    records.sort((left, right) => sign * compare(left, right));
    const from = (request.current - 1) * request.size;
    return adminPage(records.slice(from, from + request.size), records.length, request);
  }

  async one(brandId: string): Promise<BrandRecord> {
    const row = await this.brands.one(brandId);
    if (!row) throw platformErrors.notFound();
    return this.record(row);
  }

  private record(row: Brand): BrandRecord {
    return toBrandRecord(row, this.views.carsOf(row.brandId));
  }

  async create(request: CreateBrandDto): Promise<BrandRecord> {
    await this.checkParent(request.brandParentId);
    const firstLetter = request.firstLetter ?? firstLetterOf(request.name);
    const brandId = await this.write(async (tx) => {
      const id = await this.brands.insert(tx, { ...request, firstLetter });
      await this.announce(tx, id);
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
      await this.announce(tx, request.brandId);
    });
    return this.one(request.brandId);
  }

  async remove(brandId: string): Promise<void> {
    await this.one(brandId);
    await this.write(async (tx) => {
      if (await this.brands.isInUse(tx, brandId)) throw productErrors.brandInUse();
      await this.brands.remove(tx, brandId);
      await this.announce(tx, brandId);
    });
  }

  private async checkParent(parentId: string | undefined): Promise<void> {
    if (parentId === undefined || parentId === '0') return;
    const parent = await this.brands.one(parentId);
    if (!parent) throw productErrors.brandUnknown();
    if (parent.parentId !== null) throw productErrors.brandTooDeep();
  }

  /** Checks a move. Cars refer to their make and series, so a brand with series or cars cannot be moved. */
  private async checkMove(brandId: string, parentId: string): Promise<void> {
    if (parentId === brandId) throw productErrors.brandTooDeep();
    await this.checkParent(parentId);
    if (await this.brands.isInUse(this.dataSource.manager, brandId)) throw productErrors.brandInUse();
  }

  private announce(tx: EntityManager, brandId: string): Promise<void> {
    return this.outbox.add(tx, productEvents.brandChanged, {
      aggregateId: `brand:${brandId}`,
      payload: { brandId },
    });
  }

  private write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work).catch(translateTakenName);
  }
}

/**
 * Returns the order of the list. `columns` with `orders` takes precedence over `sort`: 1 by `seq`, 2 most cars first, 3
 * by name.
 */
function orderOf(request: BrandListDto): { sort: BrandSort; descending: boolean } {
  if (request.columns) return { sort: request.columns, descending: request.orders?.toUpperCase() === 'DESC' };
  const bySort = {
    1: { sort: 'seq', descending: false },
    2: { sort: 'productCount', descending: true },
    3: { sort: 'name', descending: false },
  } as const;
  return bySort[request.sort as 1 | 2 | 3];
}

type Compare = (left: BrandRecord, right: BrandRecord) => number;

/** Comparators by sort column of the console. */
const RECORD_ORDERS: Readonly<Record<BrandSort, (locale: Locale) => Compare>> = {
  seq: () => (left, right) => left.seq - right.seq,
  productCount: () => (left, right) => left.productCount - right.productCount,
  name: (locale) => (left, right) =>
    inLanguage(left.name, locale).localeCompare(inLanguage(right.name, locale), locale),
  firstLetter: () => (left, right) => left.firstLetter.localeCompare(right.firstLetter),
  brandId: () => (left, right) => byNumber(left.brandId, right.brandId),
};

function sortColumn(asked: string | undefined): BrandSort {
  if (asked === undefined) return 'seq';
  const known = BRAND_COLUMNS.find((column) => column === asked);
  if (!known) throw productErrors.columnUnknown({ columns: BRAND_COLUMNS.join(', ') });
  return known;
}
