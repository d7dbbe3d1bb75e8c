import { fieldsOf, type KnownCar, type QuestionShape } from '../bench/src/shapes.ts';
import { ask, base } from './mall.ts';

interface Brand {
  readonly brandId: string;
  readonly name: string;
  readonly productCount: number;
}

export interface Car extends KnownCar {
  readonly spuId: string;
}

/** The subjects of visitors' questions: makes that have cars on sale, and some of their cars. */
export interface Catalogue {
  readonly brands: readonly Brand[];
  readonly cars: readonly Car[];
}

const MAKES_LOOKED_AT = 20;

/** Reads it from the running mall, once before the visitors start. */
export function readCatalogue(): Catalogue {
  const brands = brandPage().filter(({ productCount }) => productCount > 0);
  if (brands.length === 0)
    throw new Error(
      `No car on sale at ${base}: start the mall with its demo catalogue, or name it by MALL_URL.`,
    );
  const cars = brands.slice(0, MAKES_LOOKED_AT).flatMap(({ brandId }) => search({ brandIds: brandId }));
  return { brands, cars };
}

export function brandPage(): Brand[] {
  const path = '/mall4cloud_product/ua/brand/page?pageNum=1&pageSize=500&brandParentId=0';
  return ask<{ list: Brand[] }>('brandPage', path)?.list ?? [];
}

type Filters = Readonly<Record<string, string | number>>;

export function search(filters: Filters): Car[] {
  const query = Object.entries({ pageNum: 1, pageSize: 20, ...filters })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  const path = `/mall4cloud_search/ua/search/simple_page?${query}`;
  return ask<{ list: { spus: Car[] }[] }>('search', path)?.list[0]?.spus ?? [];
}

/** Returns a question of the shape about the car, with the facets that the storefront requests for it. */
export function searchLike(shape: QuestionShape, car: Car): Car[] {
  return search(fieldsOf(shape, car, Math.random));
}

export function suggest(typed: string): void {
  ask('suggest', `/mall4cloud_search/ua/search/suggest?keyword=${encodeURIComponent(typed)}`);
}

export function carPage({ spuId }: Car): void {
  ask('car', `/mall4cloud_product/ua/spu/prod_info?spuId=${spuId}`);
}
