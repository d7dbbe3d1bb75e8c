import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty } from '@mall/contracts/define';
import {
  productImportApi,
  type CatalogueSizeView,
  type ImportAttrsDto,
  type ImportBrandsDto,
  type ImportCarsDto,
  type ImportCategoriesDto,
  type ImportedView,
  type ImportShopsDto,
} from '@mall/contracts/product';
import { ImportingService } from './importing.service.js';

@Controller()
export class ImportingController implements HandlersOf<typeof productImportApi> {
  constructor(private readonly importing: ImportingService) {}

  @Handles(productImportApi.importShops)
  async importShops({ shops }: ImportShopsDto): Promise<ImportedView> {
    return { written: await this.importing.shops(shops) };
  }

  @Handles(productImportApi.importBrands)
  async importBrands({ brands }: ImportBrandsDto): Promise<ImportedView> {
    return { written: await this.importing.brands(brands) };
  }

  @Handles(productImportApi.importCategories)
  async importCategories({ categories }: ImportCategoriesDto): Promise<ImportedView> {
    return { written: await this.importing.categories(categories) };
  }

  @Handles(productImportApi.importAttrs)
  async importAttrs({ attrs }: ImportAttrsDto): Promise<ImportedView> {
    return { written: await this.importing.attrs(attrs) };
  }

  @Handles(productImportApi.importCars)
  async importCars({ cars }: ImportCarsDto, caller: Caller): Promise<ImportedView> {
    const waiting = await this.importing.cars(cars, caller);
    return { written: cars.length, ...(waiting > 0 && { pricesWaiting: waiting }) };
  }

  @Handles(productImportApi.catalogueSize)
  catalogueSize(_request: Empty): Promise<CatalogueSizeView> {
    return this.importing.size();
  }
}
