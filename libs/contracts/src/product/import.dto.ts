import {
  FileUrl,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  MoneyMinor,
  OneOf,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { LONGEST_ALIAS, RootOrId } from './brand.dto.js';
import { Affirmed, CarFields } from './car.dto.js';

export class ImportBrandDto {
  @Id() brandId!: string;
  /** Id of the make, which has to exist already; 0 for a make. */
  @RootOrId({}) brandParentId!: string;
  @Trilingual({ named: true }) name!: Texts;
  @Trilingual({ optional: true }) desc?: Texts;
  @FileUrl({ optional: true }) imgUrl?: string;
  @Text({ optional: true, max: 1, pattern: /^[A-Z#]$/, kind: 'code' }) firstLetter?: string;
  @Int({ optional: true, max: 1_000_000 }) seq?: number;
  @ListOfValues('string', { optional: true, maxItems: 50, longest: LONGEST_ALIAS }) aliases?: string[];
}

export class ImportCategoryDto {
  @Id() categoryId!: string;
  /** Id of the category above, which has to exist already; 0 for a root. */
  @RootOrId({}) parentId!: string;
  @Trilingual({ named: true }) name!: Texts;
  @Trilingual({ optional: true }) desc?: Texts;
  @FileUrl({ optional: true }) imgUrl?: string;
  @Text({ optional: true, max: 64, pattern: /^[\w -]*$/, kind: 'code' }) icon?: string;
  @Int({ optional: true, max: 1_000_000 }) seq?: number;
}

export class ImportAttrValueDto {
  @Id() attrValueId!: string;
  @Trilingual({ named: true }) value!: Texts;
}

export class ImportAttrDto {
  @Id() attrId!: string;
  @Trilingual({ named: true }) name!: Texts;
  @OneOf([0, 1]) searchType!: 0 | 1;
  @OneOf([0, 1]) attrType!: 0 | 1;
  @ListOfValues('id', { maxItems: 500 }) categoryIds!: string[];
  @ListOf(() => ImportAttrValueDto, { maxItems: 500 }) attrValues!: ImportAttrValueDto[];
}

/** A shop that the tenant service does not know, as in a benchmark; other shops come from that service's events. */
export class ImportSellerDto {
  @Id() shopId!: string;
  @Trilingual() shopName!: Texts;
  @FileUrl({ optional: true }) shopLogo?: string;
  @OneOf([1, 2]) type!: 1 | 2;
}

/** A car with one sku. */
export class ImportCarDto extends CarFields {
  @Affirmed() affirmed?: string[];
  @Id() spuId!: string;
  /** Id of the sku; by default the same number as `spuId`. */
  @Id({ optional: true }) skuId?: string;
  @Id() shopId!: string;
  @Id() brandId!: string;
  @Id() categoryId!: string;
  @Trilingual({ named: true }) name!: Texts;
  @MoneyMinor({ min: 1 }) priceFee!: number;
  @Int({ max: 100_000 }) stock!: number;
  @Int({ optional: true }) saleNum?: number;
  /** Status; on sale by default. */
  @OneOf([0, 1, 3], { optional: true }) status?: 0 | 1 | 3;
  @Instant({ of: 'moment', optional: true }) createTime?: string;
}

export class ImportBrandsDto {
  @ListOf(() => ImportBrandDto, { minItems: 1 }) brands!: ImportBrandDto[];
}

export class ImportCategoriesDto {
  @ListOf(() => ImportCategoryDto, { minItems: 1 }) categories!: ImportCategoryDto[];
}

export class ImportAttrsDto {
  @ListOf(() => ImportAttrDto, { minItems: 1 }) attrs!: ImportAttrDto[];
}

export class ImportShopsDto {
  @ListOf(() => ImportSellerDto, { minItems: 1 }) shops!: ImportSellerDto[];
}

/** At most 500 cars, and at most what one NATS message holds (1 MB by default). */
export class ImportCarsDto {
  @ListOf(() => ImportCarDto, { minItems: 1 }) cars!: ImportCarDto[];
}

export class ImportedView {
  /** Number of rows written; a row that existed already is replaced. */
  @Int() written!: number;
  /** Number of cars whose new price jumps: it waits for staff, and the present one stays. Absent when there are none. */
  @Int({ optional: true }) pricesWaiting?: number;
}

export class CatalogueSizeView {
  @Int() brands!: number;
  @Int() categories!: number;
  @Int() cars!: number;
}
