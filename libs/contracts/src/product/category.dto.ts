import {
  FileUrl,
  Id,
  Int,
  ListOf,
  ListOfValues,
  OneOf,
  say,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { RootOrId } from './brand.dto.js';

const labels = {
  category: { ru: 'Категория', zh: '分类', en: 'Category' },
  parent: { ru: 'Родитель', zh: '上级分类', en: 'Parent' },
  shop: { ru: 'Магазин', zh: '店铺', en: 'Shop' },
  name: { ru: 'Название', zh: '名称', en: 'Name' },
  image: { ru: 'Изображение', zh: '图片', en: 'Picture' },
  seq: { ru: 'Порядок', zh: '排序', en: 'Order' },
  status: { ru: 'Показывать', zh: '是否显示', en: 'Shown' },
};

/** The category whose children the storefront shows. Prescribed. */
export const CARS_CATEGORY_ID = '100402';

export class CategoryListDto {
  @RootOrId({ label: labels.shop, optional: true }) shopId = '0';
  @RootOrId({ label: labels.parent, optional: true }) parentId = '0';
}

export class ShopCategoryListDto {
  @RootOrId({ label: labels.shop, optional: true }) shopId = '0';
}

export class OfCategoryDto {
  @Id({ label: labels.category }) categoryId!: string;
}

/** A category with everything below it, in the language of the caller. */
export class CategoryView {
  @Id() categoryId!: string;
  @Text() shopId!: string;
  @Text() parentId!: string;
  @Text() name!: string;
  @Text({ optional: true, max: 2000 }) desc!: string;
  @Text({ description: 'Ids from the root, joined by `-`.' }) path!: string;
  @Text({ optional: true }) icon!: string;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
  @Int() level!: number;
  @Int() seq!: number;
  @OneOf([0, 1]) status!: 0 | 1;
  @ListOfValues('string') pathNames!: string[];
  /** Number of cars on sale in it and below. */
  @Int() productCount!: number;
  @ListOf(() => CategoryView) categories!: CategoryView[];
}

export class AttrValueView {
  @Id() attrValueId!: string;
  @Text() value!: string;
}

/** A free attribute of a category. `attrType` 0 distinguishes skus, 1 describes the car; `searchType` 1 is a facet. */
export class AttrView {
  @Id() attrId!: string;
  @Text() name!: string;
  @OneOf([0, 1]) searchType!: 0 | 1;
  @OneOf([0, 1]) attrType!: 0 | 1;
  @ListOf(() => AttrValueView) attrValues!: AttrValueView[];
}

export class FindCategoriesDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @RootOrId({ label: labels.parent, optional: true }) parentId?: string;
  @OneOf([0, 1], { label: labels.status, optional: true }) status?: 0 | 1;
}

class CategoryFields {
  @Trilingual({ optional: true }) desc?: Texts;
  @RootOrId({ label: labels.parent, optional: true }) parentId?: string;
  @FileUrl({ label: labels.image, optional: true }) imgUrl?: string;
  @Text({ optional: true, max: 64, pattern: /^[\w -]*$/ }) icon?: string;
  @Int({ label: labels.seq, optional: true, max: 1_000_000 }) seq?: number;
  @OneOf([0, 1], { label: labels.status, optional: true }) status?: 0 | 1;
}

export class CreateCategoryDto extends CategoryFields {
  @Trilingual({ label: labels.name, named: true }) name!: Texts;
}

export class UpdateCategoryDto extends CategoryFields {
  @Id({ label: labels.category }) categoryId!: string;
  @Trilingual({ label: labels.name, optional: true, named: true }) name?: Texts;
}

/** A category as staff edit it. */
export class CategoryRecord {
  @Id({ label: say('Номер', '编号', 'Id') }) categoryId!: string;
  @Text() parentId!: string;
  @Trilingual() name!: Texts;
  @Trilingual({ label: say('Описание', '描述', 'Description') }) desc!: Texts;
  @Text({ kind: 'code' }) path!: string;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
  @Text({ optional: true, kind: 'code' }) icon!: string;
  @Int() level!: number;
  @Int() seq!: number;
  @OneOf([0, 1]) status!: 0 | 1;
  @Int({ label: say('Автомобилей', '在售车辆', 'Cars') }) productCount!: number;
  @Text() createTime!: string;
  @Text() updateTime!: string;
}
