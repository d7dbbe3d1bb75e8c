import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import {
  BODIES,
  COLOURS,
  DRIVES,
  FUELS,
  GEARBOXES,
  productErrors,
  type CarCardView,
  type CarPageView,
  type FoundBrandView,
  type FoundCategoryView,
  type SearchCarsDto,
  type SearchPageView,
  type ShopHeadView,
} from '@mall/contracts/product';
import { DataSource } from 'typeorm';
import { CategoryTree } from '../category/category-tree.js';
import { inLanguage, type StoredText } from '../in-language.js';
import { CurrentRate } from '../rate/current-rate.js';
import { fenFrom, fenUpTo } from '../rate/roubles.js';
import { ShopHeads } from '../shop/shop-heads.js';
import { attrGroupsOf } from './attr-groups.js';
import { CarSearch, TOTAL_BOUND, type CarQuery, type CarsFound } from './car-search.port.js';

const CHOICES = {
  bodyType: BODIES,
  fuel: FUELS,
  gearbox: GEARBOXES,
  drive: DRIVES,
  colour: COLOURS,
} as const;

/** Turns what a buyer asks into a query, and what was found into the shape of the family. */
@Injectable()
export class SearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: CarSearch,
    private readonly categories: CategoryTree,
    private readonly rate: CurrentRate,
    private readonly shops: ShopHeads,
  ) {}

  /** @throws productErrors.pageTooDeep past the first 10,000 cars; productErrors.filterUnknown */
  async page(request: SearchCarsDto, caller: Caller): Promise<CarPageView> {
    const { cards, total } = await this.find(request, caller);
    return { list: [...cards], total, pages: Math.ceil(total / request.pageSize) };
  }

  /** @throws productErrors.pageTooDeep past the first 10,000 cars; productErrors.filterUnknown */
  async grouped(request: SearchCarsDto, caller: Caller): Promise<SearchPageView> {
    const [found, shopInfo] = await Promise.all([
      this.find(request, caller),
      this.shopOf(request.shopId, caller),
    ]);
    const { cards, total, totalIsLowerBound } = found;
    return {
      pages: Math.ceil(total / request.pageSize),
      total,
      totalIsLowerBound,
      list: [
        {
          shopInfo,
          attrs: [],
          brands: brandsAmong(cards),
          categorys: await this.categoriesAmong(cards, caller),
          spus: [...cards],
        },
      ],
    };
  }

  private async find(request: SearchCarsDto, caller: Caller): Promise<CarsFound> {
    const offset = (request.pageNum - 1) * request.pageSize;
    if (offset >= TOTAL_BOUND) throw productErrors.pageTooDeep({ rows: TOTAL_BOUND });
    return this.search.find(await this.queryOf(request, caller, offset));
  }

  private async queryOf(request: SearchCarsDto, caller: Caller, offset: number): Promise<CarQuery> {
    checkChoices(request);
    const { brandId, categoryId, primaryCategoryId, attrIds, attrValueIds, ...rest } = request;
    const category = categoryId ?? primaryCategoryId;
    return {
      ...rest,
      brandIds: brandId ? [...(request.brandIds ?? []), brandId] : request.brandIds,
      categoryIds: category ? await this.categories.withDescendants([category]) : undefined,
      attrValueGroups: attrGroupsOf(attrIds, attrValueIds),
      ...this.pricesOf(request),
      limit: Math.min(request.pageSize, TOTAL_BOUND - offset),
      offset,
      locale: caller.locale,
    };
  }

  /** Bounds in roubles narrow the bounds in yuan; while no rate is known they are left aside. */
  private pricesOf(request: SearchCarsDto): { minPrice?: number; maxPrice?: number } {
    const rate = this.rate.current;
    const { minPrice, maxPrice, minPriceRub, maxPriceRub } = request;
    const minFen = rate && minPriceRub != null ? fenFrom(minPriceRub, rate) : undefined;
    const maxFen = rate && maxPriceRub != null ? fenUpTo(maxPriceRub, rate) : undefined;
    return {
      minPrice: narrower(Math.max, minPrice, minFen),
      maxPrice: narrower(Math.min, maxPrice, maxFen),
    };
  }

  private async shopOf(shopId: string | undefined, { locale }: Caller): Promise<ShopHeadView | undefined> {
    const shop = shopId ? await this.shops.one(shopId) : undefined;
    if (!shop) return undefined;
    const { name, logoUrl, type } = shop;
    return { shopId: shop.shopId, shopName: inLanguage(name, locale), shopLogo: logoUrl, type };
  }

  private async categoriesAmong(
    cards: readonly CarCardView[],
    { locale }: Caller,
  ): Promise<FoundCategoryView[]> {
    const ids = [...new Set(cards.map(({ categoryId }) => categoryId))];
    if (ids.length === 0) return [];
    const rows = (await this.dataSource.query(
      `SELECT category_id, name FROM category WHERE category_id = ANY($1::bigint[]) ORDER BY seq, category_id`,
      [ids],
    )) as { category_id: string; name: StoredText }[];
    return rows.map(({ category_id, name }) => ({
      categoryId: category_id,
      name: inLanguage(name, locale),
    }));
  }
}

function brandsAmong(cards: readonly CarCardView[]): FoundBrandView[] {
  const brands = new Map(
    cards.map(({ brandId, brandName, brandImg }) => [
      brandId,
      { brandId, name: brandName, imgUrl: brandImg },
    ]),
  );
  return [...brands.values()];
}

function narrower(
  choose: (...values: number[]) => number,
  ...bounds: (number | null | undefined)[]
): number | undefined {
  const given = bounds.filter((bound) => bound != null);
  return given.length > 0 ? choose(...given) : undefined;
}

function checkChoices(request: SearchCarsDto): void {
  for (const [field, known] of Object.entries(CHOICES)) {
    const asked: readonly string[] = request[field as keyof typeof CHOICES] ?? [];
    const stranger = asked.find((value) => !(known as readonly string[]).includes(value));
    if (stranger !== undefined) throw productErrors.filterUnknown({ field, value: stranger.slice(0, 40) });
  }
}
