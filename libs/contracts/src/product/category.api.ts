import {
  adminPageOf,
  anyOf,
  anyone,
  defineApi,
  listOf,
  merchant,
  nothing,
  platformErrors,
  staff,
} from '../define/index.js';
import {
  AttrView,
  CategoryListDto,
  CategoryRecord,
  CategoryView,
  CreateCategoryDto,
  FindCategoriesDto,
  OfCategoryDto,
  ShopCategoryListDto,
  UpdateCategoryDto,
} from './category.dto.js';
import { cachedCategories } from './cache-policies.js';
import { productErrors } from './product.errors.js';

/** Categories and the free attributes of their cars. */
export const productCategoryApi = defineApi('product.category', {
  list: {
    http: 'GET /mall4cloud_product/ua/category/category_list',
    request: CategoryListDto,
    response: listOf(CategoryView),
    access: anyone(),
    family: 'mall',
    cache: cachedCategories,
    summary: 'Categories below a parent, each with everything below it.',
  },
  shopList: {
    http: 'GET /mall4cloud_product/ua/category/shop_category_list',
    request: ShopCategoryListDto,
    response: listOf(CategoryView),
    access: anyone(),
    family: 'mall',
    cache: cachedCategories,
    summary:
      'The category tree from its roots; with a shop, only branches in which that shop has cars on sale.',
  },
  attrs: {
    http: 'GET /mall4cloud_product/ua/attr/getAllattrValueByCategoryId',
    request: OfCategoryDto,
    response: listOf(AttrView),
    access: anyone(),
    family: 'mall',
    summary: 'Free attributes of a category with their values.',
  },
  find: {
    request: FindCategoriesDto,
    response: adminPageOf(CategoryRecord),
    access: anyOf(staff(), merchant()),
    family: 'admin',
    errors: [productErrors.columnUnknown],
    summary: 'Categories for the console, hidden ones too.',
  },
  one: {
    request: OfCategoryDto,
    response: CategoryRecord,
    access: anyOf(staff(), merchant()),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One category for the console.',
  },
  create: {
    request: CreateCategoryDto,
    response: CategoryRecord,
    access: staff('category_edit'),
    family: 'admin',
    errors: [productErrors.categoryUnknown],
    summary: 'Add a category.',
  },
  update: {
    request: UpdateCategoryDto,
    response: CategoryRecord,
    access: staff('category_edit'),
    family: 'admin',
    errors: [platformErrors.notFound, productErrors.categoryUnknown, productErrors.categoryLoop],
    summary: 'Change the given fields of a category; moving it moves everything below it.',
  },
  remove: {
    request: OfCategoryDto,
    response: nothing,
    access: staff('category_edit'),
    family: 'admin',
    errors: [platformErrors.notFound, productErrors.categoryInUse],
    summary: 'Remove a category that has no subcategories and no cars.',
  },
});
