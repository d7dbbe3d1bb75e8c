import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf, type RawJson } from '@mall/messaging';
import type { AdminPage, Caller, MallPage } from '@mall/contracts/define';
import {
  productBrandApi,
  type BrandIdDto,
  type BrandListDto,
  type BrandPageDto,
  type BrandRecord,
  type BrandsOfCategoryDto,
  type BrandView,
  type ChildBrandPageDto,
  type CreateBrandDto,
  type FindBrandsDto,
  type RelatedBrandPageDto,
  type UpdateBrandDto,
} from '@mall/contracts/product';
import { BrandService } from './brand.service.js';

@Controller()
export class BrandController implements HandlersOf<typeof productBrandApi> {
  constructor(private readonly brands: BrandService) {}

  @Handles(productBrandApi.page)
  page(request: BrandPageDto, caller: Caller): RawJson<MallPage<BrandView>> {
    return this.brands.childrenOf(request.brandParentId, request, caller);
  }

  @Handles(productBrandApi.childPage)
  childPage(request: ChildBrandPageDto, caller: Caller): RawJson<MallPage<BrandView>> {
    return this.brands.childrenOf(request.brandParentId, request, caller);
  }

  @Handles(productBrandApi.relationPage)
  relationPage(request: RelatedBrandPageDto, caller: Caller): RawJson<MallPage<BrandView>> {
    return this.brands.relativesOf(request.brandId, request, caller);
  }

  @Handles(productBrandApi.listByCategory)
  listByCategory(request: BrandsOfCategoryDto, caller: Caller): RawJson<MallPage<BrandView>> {
    return this.brands.ofCategory(request.categoryId, request, caller);
  }

  @Handles(productBrandApi.topList)
  topList(request: BrandListDto, caller: Caller): RawJson<MallPage<BrandView>> {
    return this.brands.top(request, caller);
  }

  @Handles(productBrandApi.find)
  find(request: FindBrandsDto, caller: Caller): Promise<AdminPage<BrandRecord>> {
    return this.brands.find(request, caller);
  }

  @Handles(productBrandApi.one)
  one({ brandId }: BrandIdDto): Promise<BrandRecord> {
    return this.brands.one(brandId);
  }

  @Handles(productBrandApi.create)
  create(request: CreateBrandDto): Promise<BrandRecord> {
    return this.brands.create(request);
  }

  @Handles(productBrandApi.update)
  update(request: UpdateBrandDto): Promise<BrandRecord> {
    return this.brands.update(request);
  }

  @Handles(productBrandApi.remove)
  remove({ brandId }: BrandIdDto): Promise<void> {
    return this.brands.remove(brandId);
  }
}
