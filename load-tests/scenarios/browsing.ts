import { sleep } from 'k6';
import { ask, pick } from './mall.ts';

interface Brand {
  readonly brandId: string;
  readonly name: string;
  readonly productCount: number;
}

interface Car {
  readonly spuId: string;
}

/** Brands that have cars on sale: the words that visitors will search for. */
export function brandsOnSale(): Brand[] {
  const { list } = ask<{ list: Brand[] }>(
    'brandPage',
    '/mall4cloud_product/ua/brand/page?pageNum=1&pageSize=500&brandParentId=0',
  );
  return list.filter(({ productCount }) => productCount > 0);
}

/** One visitor: the brand page, a search by the brand's name, a filtered page, a car; with time to look in between. */
export function browse(brands: readonly Brand[], thinkSeconds: number): void {
  brandsOnSale();
  sleep(thinkSeconds * Math.random());
  const brand = pick(brands);
  search(`keyword=${encodeURIComponent(brand.name)}&sort=1`);
  sleep(thinkSeconds * Math.random());
  const cars = search(`brandIds=${brand.brandId}&sort=5`);
  if (cars.length === 0) return;
  sleep(thinkSeconds * Math.random());
  ask('car', `/mall4cloud_product/ua/spu/prod_info?spuId=${pick(cars).spuId}`);
}

function search(query: string): Car[] {
  const { list } = ask<{ list: { spus: Car[] }[] }>(
    'search',
    `/mall4cloud_search/ua/search/simple_page?pageNum=1&pageSize=20&${query}`,
  );
  return list[0]?.spus ?? [];
}
