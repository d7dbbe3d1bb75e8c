import { productImportApi, type ImportCarDto } from '@mall/contracts/product';
import { equipment } from '../catalogue/attributes.js';
import { brands } from '../catalogue/brands.js';
import { demoCars, generateCars } from '../catalogue/cars.js';
import type { DemoCar } from '../catalogue/demo-car.js';
import { categories } from '../catalogue/categories.js';
import { descriptionOf } from '../catalogue/description.js';
import { inspectionOf } from '../catalogue/inspection.js';
import { shops } from '../people/shops.js';
import type { House } from './house.js';
import type { Pictures } from './pictures.js';
import type { Progress } from './progress.js';

/** Brands in one request. */
const BRANDS_AT_ONCE = 200;
/** Cars in one request; with their reports they must fit one NATS message. */
const CARS_AT_ONCE = 40;
/** Requests under way side by side: while one is written, the next one is made. */
const SIDE_BY_SIDE = 3;

export async function loadBrands(house: House, pictures: Pictures): Promise<void> {
  const importing = house.of(productImportApi);
  const makes = brands.filter(({ brandParentId }) => brandParentId === '0');
  const series = brands.filter(({ brandParentId }) => brandParentId !== '0');
  const logos = await pictures.brandLogos(makes.map(({ make }) => make));
  for (const chunk of [...chunks(makes, BRANDS_AT_ONCE), ...chunks(series, BRANDS_AT_ONCE)]) {
    await importing.importBrands({
      brands: chunk.map(({ brandId, brandParentId, name, desc, firstLetter, seq, aliases, make }) => ({
        brandId,
        brandParentId,
        name,
        desc,
        firstLetter,
        seq,
        aliases,
        imgUrl: logos.get(make.key) ?? '',
      })),
    });
  }
  await importing.importCategories({
    categories: categories.map(({ categoryId, parentId, name, icon, seq }) => ({
      categoryId,
      parentId,
      name,
      icon,
      seq,
    })),
  });
  await importing.importAttrs({
    attrs: [
      {
        attrId: equipment.attrId,
        name: equipment.name,
        searchType: 1,
        attrType: 1,
        categoryIds: categories.map(({ categoryId }) => categoryId),
        attrValues: equipment.values.map(({ attrValueId, value }) => ({ attrValueId, value })),
      },
    ],
  });
}

export async function loadCars(
  house: House,
  shopIds: Map<string, string>,
  pictures: Pictures,
  progress: Progress,
): Promise<void> {
  const importing = house.of(productImportApi);
  await importing.importShops({
    shops: shops.map(({ shopId, name, type }) => ({ shopId: shopIds.get(shopId)!, shopName: name, type })),
  });
  const all = [...generateCars()];
  await pictures.drawFor(all);
  let loaded = 0;
  const waiting = chunks(all, CARS_AT_ONCE);
  const worker = async (): Promise<void> => {
    for (const chunk of waiting) {
      await importing.importCars({ cars: chunk.map((car) => toImport(car, shopIds, pictures)) });
      loaded += chunk.length;
      progress.say(`cars ${loaded} of ${demoCars}`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

function toImport(car: DemoCar, shopIds: Map<string, string>, pictures: Pictures): ImportCarDto {
  const { index: _index, shape: _shape, shopId, ...facts } = car;
  return {
    ...facts,
    shopId: shopIds.get(shopId)!,
    detail: descriptionOf(car),
    pictures: pictures.ofCar(car),
    inspection: inspectionOf(car),
  };
}

function* chunks<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
