import { Injectable } from '@nestjs/common';
import { shownStatuses, type BrandListDto, type BrandView, type Condition } from '@mall/contracts/product';
import { inAllLanguages, inLanguage, type Locale } from '@mall/validation';
import { positionOfCode, type BrandSource, type Entry, type Directories } from '@mall/car-search';
import { Catalogue } from '../search/catalogue.js';
import { byNumber } from '../by-number.js';

export interface BrandViewQuery {
  /** Id of the make whose series are listed; `null` for makes. */
  readonly parentId: string | null;
  readonly name?: string | undefined;
  readonly condition?: Condition | undefined;
  /** Restricts counts and the list to cars in this category and its descendants. */
  readonly categoryId?: string | undefined;
  readonly onlyWithCars?: boolean | undefined;
  readonly sort: BrandSort;
  readonly descending: boolean;
  readonly locale: Locale;
}

export type BrandSort = NonNullable<BrandListDto['columns']>;

type Brand = Entry<BrandSource> & { readonly row: BrandSource };

/** Makes and series as buyers see them, with their numbers of cars, from the directories. */
@Injectable()
export class BrandViewService {
  private gathered:
    { readonly directories: Directories; readonly byParent: Map<string | null, Brand[]> } | undefined;

  constructor(private readonly catalogue: Catalogue) {}

  /** Returns the matching brands from `from` to `to` in order, and their total number. */
  page(
    query: BrandViewQuery,
    from: number,
    to: number,
  ): { readonly list: BrandView[]; readonly total: number } {
    const { locale, descending } = query;
    const countOf = this.counts(query);
    const found = this.brandsBelow(query.parentId)
      .filter((brand) => isCalled(brand, query.name))
      .map((brand) => ({ brand, count: countOf(brand) }))
      .filter(({ count }) => count > 0 || !query.onlyWithCars);
    const compare = ORDERS[query.sort](locale);
    const sign = descending ? -1 : 1;
    found.sort(
      (left, right) =>
        sign * compare(left, right) ||
        left.brand.row.seq - right.brand.row.seq ||
        byNumber(left.brand.id, right.brand.id),
    );
    const list = found.slice(from, to).map(({ brand, count }) => this.view(brand, count, locale));
    return { list, total: found.length };
  }

  /** Returns a visible brand. */
  one(brandId: string, locale: Locale): BrandView | undefined {
    const brand = this.catalogue.directories.brands.find(brandId);
    if (brand?.row?.status !== shownStatuses.shown) return undefined;
    return this.view(brand as Brand, brand.cars.size, locale);
  }

  /** Returns the make of a series; the id itself for a make. */
  makeOf(brandId: string): string | undefined {
    const row = this.catalogue.directories.brands.find(brandId)?.row;
    return row && (row.parentId ?? brandId);
  }

  /** Returns the number of cars on sale; for a make, of all its series. */
  carsOf(brandId: string): number {
    return this.catalogue.directories.brands.find(brandId)?.cars.size ?? 0;
  }

  private counts({ condition, categoryId }: BrandViewQuery): (brand: Brand) => number {
    const { brandCounts, categories } = this.catalogue.directories;
    const category = categoryId ? categories.find(categoryId) : undefined;
    if (categoryId && !category) return () => 0;
    const kind = positionOfCode('condition', condition ?? null);
    const counts = brandCounts.of(kind, category?.position ?? 0);
    return ({ position }) => counts[position] ?? 0;
  }

  /** Returns visible brands by parent, cached until the tables change. */
  private brandsBelow(parentId: string | null): readonly Brand[] {
    const { directories } = this.catalogue;
    if (this.gathered?.directories !== directories) {
      const gathered = { directories, byParent: new Map<string | null, Brand[]>() };
      directories.observe({ tablesChanged: () => gathered.byParent.clear() });
      this.gathered = gathered;
    }
    const { byParent } = this.gathered;
    if (byParent.size === 0)
      for (const brand of directories.brands.stored()) {
        if (brand.row.status !== shownStatuses.shown) continue;
        const siblings = byParent.get(brand.row.parentId);
        if (siblings) siblings.push(brand);
        else byParent.set(brand.row.parentId, [brand]);
      }
    return byParent.get(parentId) ?? [];
  }

  private view(brand: Brand, productCount: number, locale: Locale): BrandView {
    const { id, row } = brand;
    return {
      brandId: id,
      brandParentId: row.parentId ?? '0',
      name: inLanguage(row.name, locale),
      nameI18n: inAllLanguages(row.name),
      ...readingOf(row, locale),
      desc: inLanguage(row.desc, locale),
      imgUrl: row.imgUrl,
      firstLetter: row.firstLetter,
      seq: row.seq,
      status: row.status,
      productCount,
      minPriceFee: this.catalogue.directories.lowestPrices.of(brand),
    };
  }
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** Matches aliases that are names; others, such as `бмв`, are only what people type. */
const NAME = /^(?=\p{Lu})\p{Script=Cyrillic}/u;

function readingOf({ name, aliases }: BrandSource, locale: Locale): Pick<BrandView, 'reading'> {
  if (locale !== 'ru' || CYRILLIC.test(inLanguage(name, locale))) return {};
  const reading = aliases.find((alias) => NAME.test(alias));
  return reading === undefined ? {} : { reading };
}

const text = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

interface Counted {
  readonly brand: Brand;
  readonly count: number;
}

type Compare = (left: Counted, right: Counted) => number;

/** Comparators by sort column. */
const ORDERS: Readonly<Record<BrandSort, (locale: Locale) => Compare>> = {
  seq: () => (left, right) => left.brand.row.seq - right.brand.row.seq,
  productCount: () => (left, right) => left.count - right.count,
  name: (locale) => {
    const { compare } = new Intl.Collator();
    return (left, right) =>
      compare(inLanguage(left.brand.row.name, locale), inLanguage(right.brand.row.name, locale));
  },
  firstLetter: () => (left, right) => text(left.brand.row.firstLetter, right.brand.row.firstLetter),
  brandId: () => (left, right) => byNumber(left.brand.id, right.brand.id),
};

function isCalled({ row }: Brand, name: string | undefined): boolean {
  if (!name) return true;
  const { ru, zh, en } = inAllLanguages(row.name);
  return [ru, zh, en, ...row.aliases].join(' ').toLowerCase().includes(name.toLowerCase());
}
