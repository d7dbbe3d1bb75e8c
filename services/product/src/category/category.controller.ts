import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf, type RawJson } from '@mall/messaging';
import type { AdminPage, Caller } from '@mall/contracts/define';
import {
  productCategoryApi,
  type AttrView,
  type CategoryListDto,
  type CategoryRecord,
  type CategoryView,
  type CreateCategoryDto,
  type FindCategoriesDto,
  type OfCategoryDto,
  type ShopCategoryListDto,
  type UpdateCategoryDto,
} from '@mall/contracts/product';
import { CategoryService } from './category.service.js';

@Controller()
export class CategoryController implements HandlersOf<typeof productCategoryApi> {
  constructor(private readonly categories: CategoryService) {}

  @Handles(productCategoryApi.list)
  list({ parentId, shopId }: CategoryListDto, caller: Caller): Promise<RawJson<readonly CategoryView[]>> {
    return this.categories.treesBelow(parentId, shopId, caller);
  }

  @Handles(productCategoryApi.shopList)
  shopList({ shopId }: ShopCategoryListDto, caller: Caller): Promise<RawJson<readonly CategoryView[]>> {
    return this.categories.ofShop(shopId, caller);
  }

  @Handles(productCategoryApi.attrs)
  attrs({ categoryId }: OfCategoryDto, caller: Caller): Promise<AttrView[]> {
    return this.categories.attrsOf(categoryId, caller);
  }

  @Handles(productCategoryApi.find)
  find(request: FindCategoriesDto, caller: Caller): Promise<AdminPage<CategoryRecord>> {
    return this.categories.find(request, caller);
  }

  @Handles(productCategoryApi.one)
  one({ categoryId }: OfCategoryDto): Promise<CategoryRecord> {
    return this.categories.one(categoryId);
  }

  @Handles(productCategoryApi.create)
  create(request: CreateCategoryDto): Promise<CategoryRecord> {
    return this.categories.create(request);
  }

  @Handles(productCategoryApi.update)
  update(request: UpdateCategoryDto): Promise<CategoryRecord> {
    return this.categories.update(request);
  }

  @Handles(productCategoryApi.remove)
  remove({ categoryId }: OfCategoryDto): Promise<void> {
    return this.categories.remove(categoryId);
  }
}
