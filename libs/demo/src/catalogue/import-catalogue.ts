import type { productImportApi } from '@mall/contracts/product';
import type { ClientOf } from '@mall/messaging';
import { equipment } from './attributes.js';
import { brands } from './brands.js';
import { categories } from './categories.js';
import type { Make } from './model.js';

/** Brands in one request. */
const BATCH = 200;

/**
 * Imports all makes, series, categories and attributes; cars need them.
 * @param logoOf the URL of a make's logo, empty for none.
 */
export async function importCatalogue(
  importing: ClientOf<typeof productImportApi>,
  logoOf: (make: Make) => string,
): Promise<void> {
  const makes = brands.filter(({ brandParentId }) => brandParentId === '0');
  const series = brands.filter(({ brandParentId }) => brandParentId !== '0');
  const makesFirst = [...makes, ...series].map(({ make, series: _series, ...brand }) => ({
    ...brand,
    imgUrl: logoOf(make),
  }));
  for (let at = 0; at < makesFirst.length; at += BATCH)
    await importing.importBrands({ brands: makesFirst.slice(at, at + BATCH) });
  await importing.importCategories({
    categories: categories.map(({ shapes: _shapes, ...category }) => category),
  });
  const { attrId, name, values } = equipment;
  await importing.importAttrs({
    attrs: [
      {
        attrId,
        name,
        searchType: 1,
        attrType: 1,
        categoryIds: categories.map(({ categoryId }) => categoryId),
        attrValues: values.map(({ attrValueId, value }) => ({ attrValueId, value })),
      },
    ],
  });
}
