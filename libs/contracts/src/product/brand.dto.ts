import {
  FileUrl,
  Id,
  Int,
  ListOfValues,
  MoneyMinor,
  OneOf,
  say,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { AdminPageDto, MallPageDto } from '../define/index.js';
import { conditionLabel, CONDITIONS, type Condition } from './car-words.js';

const labels = {
  brand: { ru: 'Марка', zh: '品牌', en: 'Make' },
  parent: { ru: 'Марка', zh: '所属品牌', en: 'Make' },
  category: { ru: 'Категория', zh: '分类', en: 'Category' },
  name: { ru: 'Название', zh: '名称', en: 'Name' },
  image: { ru: 'Логотип', zh: '品牌图片', en: 'Logo' },
  seq: { ru: 'Порядок', zh: '排序', en: 'Order' },
  status: { ru: 'Показывать', zh: '是否显示', en: 'Shown' },
  column: { ru: 'Столбец сортировки', zh: '排序字段', en: 'Sort column' },
};

/** An id, or `0` for "at the root". */
export const RootOrId = (options: { label?: Texts; optional?: boolean }): PropertyDecorator =>
  Text({ ...options, kind: 'code', max: 19, pattern: /^(?:0|[1-9]\d{0,18})$/ });

export const BRAND_COLUMNS = ['productCount', 'seq', 'name', 'firstLetter', 'brandId'] as const;

/**
 * Defaults by the spec: `pageSize` 100, `pageNum` 1, `sort` 1; `columns` and `orders` go together and take one
 * whitelisted column.
 */
export class BrandListDto extends MallPageDto {
  @Int({ min: 1, max: 500, optional: true }) override pageSize = 100;
  /** Order of the list: 1 as the platform orders them, 2 most cars first, 3 by name. */
  @OneOf([1, 2, 3], { optional: true }) sort = 1;
  @OneOf(BRAND_COLUMNS, { label: labels.column, optional: true }) columns?: (typeof BRAND_COLUMNS)[number];
  @OneOf(['ASC', 'DESC', 'asc', 'desc'], { optional: true }) orders?: 'ASC' | 'DESC' | 'asc' | 'desc';
  @Text({ label: labels.name, optional: true, max: 100, kind: 'name' }) name?: string;
  /** Condition of the cars to count, and to order by; all cars without one. */
  @OneOf(CONDITIONS, { label: conditionLabel, optional: true }) condition?: Condition;
}

export class BrandPageDto extends BrandListDto {
  /** Brand above; `0` (makes) by default. */
  @RootOrId({ label: labels.parent, optional: true }) brandParentId = '0';
}

export class ChildBrandPageDto extends BrandListDto {
  @Id({ label: labels.parent }) brandParentId!: string;
}

export class RelatedBrandPageDto extends BrandListDto {
  @Id({ label: labels.brand }) brandId!: string;
}

export class BrandsOfCategoryDto extends BrandListDto {
  @Id({ label: labels.category }) categoryId!: string;
}

/** Console list of brands, makes and series alike. */
export class FindBrandsDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @RootOrId({ label: labels.parent, optional: true }) brandParentId?: string;
  @OneOf([0, 1], { label: labels.status, optional: true }) status?: 0 | 1;
}

export class BrandIdDto {
  @Id({ label: labels.brand }) brandId!: string;
}

/** Maximum characters of another spelling: no longer keyword can be typed. */
export const LONGEST_ALIAS = 100;

class BrandFields {
  @Trilingual({ optional: true }) desc?: Texts;
  @FileUrl({ label: labels.image, optional: true }) imgUrl?: string;
  /** Latin capital or `#`; derived from the English name when missing. */
  @Text({ optional: true, max: 1, pattern: /^[A-Z#]$/ }) firstLetter?: string;
  @Int({ label: labels.seq, optional: true, max: 1_000_000 }) seq?: number;
  @OneOf([0, 1], { label: labels.status, optional: true }) status?: 0 | 1;
  @RootOrId({ label: labels.parent, optional: true }) brandParentId?: string;
  /** Other spellings that people type, such as `тоёта`, `丰田汽车`. */
  @ListOfValues('string', { optional: true, maxItems: 50, longest: LONGEST_ALIAS }) aliases?: string[];
}

export class CreateBrandDto extends BrandFields {
  @Trilingual({ label: labels.name, named: true }) name!: Texts;
}

export class UpdateBrandDto extends BrandFields {
  @Id({ label: labels.brand }) brandId!: string;
  @Trilingual({ label: labels.name, optional: true, named: true }) name?: Texts;
}

/** A make (`brandParentId` 0) or one of its model series, in the language of the caller. */
export class BrandView {
  @Id() brandId!: string;
  @Text({ description: '0 for a make, else the make of this series.' }) brandParentId!: string;
  @Text() name!: string;
  @Trilingual() nameI18n!: Texts;
  /**
   * Pronunciation of a name in Latin letters for Russian readers: `Джили` for `Geely`. The first alias with a Cyrillic
   * capital; in Russian answers only.
   */
  @Text({ optional: true, max: 100 }) reading?: string;
  @Text({ optional: true, max: 2000 }) desc!: string;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
  @Text({ max: 1 }) firstLetter!: string;
  @Int() seq!: number;
  @OneOf([0, 1]) status!: 0 | 1;
  /** Number of cars on sale now; of a make, those of all its series. */
  @Int() productCount!: number;
  /** Price of the cheapest car on sale in CNY fen; absent when there is none. */
  @MoneyMinor({ optional: true }) minPriceFee?: number;
}

/** A brand as staff edit it. */
export class BrandRecord {
  @Id({ label: say('Номер', '编号', 'Id') }) brandId!: string;
  @Text() brandParentId!: string;
  @Trilingual() name!: Texts;
  @Trilingual({ label: say('Описание', '描述', 'Description') }) desc!: Texts;
  @Text({ optional: true, max: 500 }) imgUrl!: string;
  @Text({ label: say('Буква', '首字母', 'Letter'), max: 1, kind: 'code' }) firstLetter!: string;
  @Int() seq!: number;
  @OneOf([0, 1]) status!: 0 | 1;
  @ListOfValues('string', { label: say('Другие написания', '别名', 'Other spellings') }) aliases!: string[];
  @Int({ label: say('Автомобилей', '在售车辆', 'Cars') }) productCount!: number;
  @Text() createTime!: string;
  @Text({ label: say('Изменена', '更新时间', 'Changed') }) updateTime!: string;
}
