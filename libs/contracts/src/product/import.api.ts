import { Empty, defineApi, internal } from '../define/index.js';
import {
  CatalogueSizeView,
  ImportAttrsDto,
  ImportBrandsDto,
  ImportCarsDto,
  ImportCategoriesDto,
  ImportShopsDto,
  ImportedView,
} from './import.dto.js';
import { productErrors } from './product.errors.js';

/** Import of the catalogue, in batches. Repeating a batch changes nothing. */
export const productImportApi = defineApi('product.importing', {
  importShops: {
    request: ImportShopsDto,
    response: ImportedView,
    access: internal(),
    summary: 'Write the heads of shops.',
  },
  importBrands: {
    request: ImportBrandsDto,
    response: ImportedView,
    access: internal(),
    errors: [productErrors.brandUnknown, productErrors.brandTooDeep, productErrors.brandNameTaken],
    summary: 'Write makes and series under given ids.',
  },
  importCategories: {
    request: ImportCategoriesDto,
    response: ImportedView,
    access: internal(),
    errors: [productErrors.categoryUnknown],
    summary: 'Write categories under given ids.',
  },
  importAttrs: {
    request: ImportAttrsDto,
    response: ImportedView,
    access: internal(),
    summary: 'Write free attributes with their values under given ids.',
  },
  importCars: {
    request: ImportCarsDto,
    response: ImportedView,
    access: internal(),
    errors: [
      productErrors.brandUnknown,
      productErrors.categoryUnknown,
      productErrors.attrValueUnknown,
      productErrors.factsContradict,
      productErrors.factsQuestioned,
      productErrors.carIncomplete,
      productErrors.priceTooLow,
      productErrors.priceFarBelowCheapest,
      productErrors.priceBelowLeast,
      productErrors.wholesaleAbovePrice,
      productErrors.wholesaleOfUsedCar,
      productErrors.carIsBound,
      productErrors.vinElsewhere,
      productErrors.vinOfOrder,
      productErrors.usedCarIsSingle,
    ],
    summary:
      'Write cars under given ids. Stock and sales of a car that is there already are left alone; a price of a car on sale that jumps waits for staff.',
  },
  catalogueSize: {
    request: Empty,
    response: CatalogueSizeView,
    access: internal(),
    summary: 'How much is in the catalogue, so that a loader knows whether to load.',
  },
});
