import type { ChoiceName, CountName, RangeName } from '@mall/contracts/product';
import type { StoredText } from '../../in-language.js';

/** A brand, a category and a shop as the source tables have them. */
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
  /** F: 1 the platform's own, 2 ordinary. */
  readonly type: 1 | 2;
}

/** What is left of a car. */
export interface SourceStock {
  readonly spuId: string;
  readonly stockLeft: number;
  /** When the hold on its last unit runs out, in milliseconds since 1970. */
  readonly heldUntil: number | null;
}

/** The fields of the table of car fields; `null` where nothing is known. */
type SourceFields = { readonly [N in ChoiceName]: string | null } & {
  readonly [N in RangeName | CountName]: number | null;
};

/** A car on sale as the source tables have it; texts are JSON as PostgreSQL writes it. */
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

/** A text of a car, read. */
export const textFrom = (json: string): StoredText => JSON.parse(json) as StoredText;

/** Everything the read model is made from. */
export interface SourceTables {
  readonly brands: readonly (readonly [string, BrandSource])[];
  readonly categories: readonly (readonly [string, CategorySource])[];
  readonly shops: readonly (readonly [string, ShopSource])[];
}
