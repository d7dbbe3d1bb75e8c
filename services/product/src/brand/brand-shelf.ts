import { Injectable } from '@nestjs/common';
import type { BrandListDto, BrandView, Condition } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { inAllLanguages, inLanguage } from '../in-language.js';
import type { Entry } from '../search/engine/directory.js';
import type { BrandSource } from '../search/engine/source-car.js';
import { ReadModel } from '../search/read-model/read-model.js';
import { byNumber } from '../stock/stock-writer.js';

export interface ShelfQuery {
  /** Brands below this parent; `null` for makes. */
  readonly parentId: string | null;
  readonly name?: string | undefined;
  readonly condition?: Condition | undefined;
  /** Count, and show, only brands with cars in this category or below it. */
  readonly categoryId?: string | undefined;
  readonly onlyWithCars?: boolean | undefined;
  readonly sort: BrandSort;
  readonly descending: boolean;
  readonly locale: Locale;
}

export type BrandSort = NonNullable<BrandListDto['columns']>;

type Brand = Entry<BrandSource> & { readonly row: BrandSource };

/** The makes and series that buyers see, with the cars they have, as the read model knows them. */
@Injectable()
export class BrandShelf {
  constructor(private readonly model: ReadModel) {}

  /** All that match, in order. */
  list(query: ShelfQuery): BrandView[] {
    const { parentId, locale } = query;
    const counts = this.counts(query);
    const views = [...this.model.ready.index.brands.stored()]
      .filter(
        (brand) => brand.row.status === 1 && brand.row.parentId === parentId && isCalled(brand, query.name),
      )
      .map((brand) => this.view(brand, counts(brand), locale))
      .filter(({ productCount }) => productCount > 0 || !query.onlyWithCars);
    const compare = ORDERS[query.sort];
    const sign = query.descending ? -1 : 1;
    return views.sort(
      (left, right) =>
        sign * compare(left, right) || left.seq - right.seq || byNumber(left.brandId, right.brandId),
    );
  }

  /** A brand that is shown. */
  one(brandId: string, locale: Locale): BrandView | undefined {
    const brand = this.model.ready.index.brands.find(brandId);
    if (brand?.row?.status !== 1) return undefined;
    return this.view(brand as Brand, brand.cars.size, locale);
  }

  /** The make that a brand belongs to: its own id if it is one. */
  makeOf(brandId: string): string | undefined {
    const row = this.model.ready.index.brands.find(brandId)?.row;
    return row && (row.parentId ?? brandId);
  }

  /** Cars on sale of a brand; of a make, those of all its series. */
  carsOf(brandId: string): number {
    return this.model.ready.index.brands.find(brandId)?.cars.size ?? 0;
  }

  private counts({ condition, categoryId, parentId }: ShelfQuery): (brand: Brand) => number {
    if (!condition && !categoryId) return ({ cars }) => cars.size;
    const counts = this.model.ready.finder.countBy(parentId === null ? 'brand' : 'series', {
      condition,
      categoryId,
    });
    return ({ place }) => counts[place]!;
  }

  private view({ id, row, cars }: Brand, productCount: number, locale: Locale): BrandView {
    return {
      brandId: id,
      brandParentId: row.parentId ?? '0',
      name: inLanguage(row.name, locale),
      nameI18n: inAllLanguages(row.name),
      desc: inLanguage(row.desc, locale),
      imgUrl: row.imgUrl,
      firstLetter: row.firstLetter,
      seq: row.seq,
      status: row.status,
      productCount,
      minPriceFee: this.model.ready.finder.lowestPrice(cars),
    };
  }
}

const text = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** What may be sorted by. */
const ORDERS: Readonly<Record<BrandSort, (left: BrandView, right: BrandView) => number>> = {
  seq: (left, right) => left.seq - right.seq,
  productCount: (left, right) => left.productCount - right.productCount,
  name: (left, right) => left.name.localeCompare(right.name),
  firstLetter: (left, right) => text(left.firstLetter, right.firstLetter),
  brandId: (left, right) => byNumber(left.brandId, right.brandId),
};

function isCalled({ row }: Brand, name: string | undefined): boolean {
  if (!name) return true;
  const { ru, zh, en } = inAllLanguages(row.name);
  return [ru, zh, en, ...row.aliases].join(' ').toLowerCase().includes(name.toLowerCase());
}
