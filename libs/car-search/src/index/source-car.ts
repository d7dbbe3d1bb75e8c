import type { ChoiceName, CountName, RangeName } from '@mall/contracts/product';
import type { StoredText } from '@mall/validation';

/** Rows of brands, categories and shops as read from the source tables. */
export interface BrandSource {
  readonly parentId: string | null;
  readonly name: StoredText;
  readonly desc: StoredText;
  readonly imgUrl: string;
  readonly firstLetter: string;
  readonly seq: number;
  readonly status: 0 | 1;
  readonly aliases: readonly string[];
}

export interface CategorySource {
  readonly parentId: string | null;
  readonly name: StoredText;
  readonly desc: StoredText;
  readonly path: string;
  readonly level: number;
  readonly icon: string;
  readonly imgUrl: string;
  readonly seq: number;
  readonly status: 0 | 1;
}

export interface ShopSource {
  readonly name: StoredText;
  readonly logoUrl: string;
  /** Kind of the shop with the codes of the mall family: 1 the platform's own, 2 ordinary. */
  readonly type: 1 | 2;
}

/** Stock of a car. */
export interface SourceStock {
  readonly spuId: string;
  readonly stockLeft: number;
  /** Expiry of the hold on the last unit, in milliseconds since 1970. */
  readonly heldUntil: number | null;
}

/** Fields of `carFields`; `null` when unknown. */
type SourceFields = { readonly [N in ChoiceName]: string | null } & {
  readonly [N in RangeName | CountName]: number | null;
};

/** A car on sale as read from the source tables; texts are JSON as written by PostgreSQL. */
export interface SourceCar extends SourceStock, SourceFields {
  readonly skuId: string | null;
  readonly shopId: string;
  readonly brandId: string;
  readonly seriesId: string | null;
  readonly categoryId: string;
  readonly name: string;
  readonly sellingPoint: string;
  readonly trim: string | null;
  readonly city: string | null;
  readonly picture: string | null;
  readonly partyCode: string | null;
  readonly priceFee: string;
  readonly marketPriceFee: string;
  readonly createdAt: string;
  readonly saleNum: number;
  readonly powerKw: number | null;
  readonly power30MinKw: number | null;
  readonly firstRegDay: number | null;
  readonly exportReadyDay: number | null;
  readonly transferCount: number | null;
  readonly accidentGrade: string | null;
  readonly isInspected: boolean;
  readonly attrValueIds: readonly string[];
}

/** Parses a text of a car. */
export const textFrom = (json: string): StoredText => JSON.parse(json) as StoredText;

/** Tables from which the read model is built, besides the cars. */
export interface SourceTables {
  readonly brands: readonly (readonly [string, BrandSource])[];
  readonly categories: readonly (readonly [string, CategorySource])[];
  readonly shops: readonly (readonly [string, ShopSource])[];
}
