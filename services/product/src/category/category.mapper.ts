import type { AttrView, CategoryRecord, CategoryView } from '@mall/contracts/product';
import { inAllLanguages, inLanguage, type Locale } from '@mall/validation';
import { wireTime } from '@mall/validation/typography';
import type { CategorySource } from '@mall/car-search';
import type { Attr } from '../entities/attr.entity.js';
import type { Category } from '../entities/category.entity.js';

/** A visible category. */
export interface ShownCategory extends CategorySource {
  readonly categoryId: string;
  /** Number of cars on sale in the category itself, without descendants. */
  readonly cars: number;
}

/** Builds the tree of categories; cars of descendants are added up. Rows are ordered parents first. */
export function toCategoryTree(rows: readonly ShownCategory[], locale: Locale): CategoryView[] {
  const known = new Map<string, CategoryView>();
  const roots: CategoryView[] = [];
  for (const row of rows) {
    const parent = known.get(row.parentId ?? '');
    // A category below a hidden one is hidden too.
    if (row.parentId && !parent) continue;
    const view = toCategoryView(row, parent, locale);
    known.set(row.categoryId, view);
    (parent?.categories ?? roots).push(view);
  }
  for (const root of roots) addUp(root);
  return roots;
}

function toCategoryView(row: ShownCategory, parent: CategoryView | undefined, locale: Locale): CategoryView {
  const name = inLanguage(row.name, locale);
  return {
    categoryId: row.categoryId,
    shopId: '0',
    parentId: row.parentId ?? '0',
    name,
    desc: inLanguage(row.desc, locale),
    path: row.path,
    icon: row.icon,
    imgUrl: row.imgUrl,
    level: row.level,
    seq: row.seq,
    status: row.status,
    pathNames: [...(parent?.pathNames ?? []), name],
    productCount: row.cars,
    categories: [],
  };
}

function addUp(view: CategoryView): number {
  for (const child of view.categories) view.productCount += addUp(child);
  return view.productCount;
}

/** Returns only branches with cars on sale. */
export function withCars(views: readonly CategoryView[]): CategoryView[] {
  return views
    .filter((view) => view.productCount > 0)
    .map((view) => ({ ...view, categories: withCars(view.categories) }));
}

export const toAttrView = (attr: Attr, locale: Locale): AttrView => ({
  attrId: attr.attrId,
  name: inLanguage(attr.name, locale),
  searchType: attr.searchType,
  attrType: attr.attrType,
  attrValues: attr.values.map(({ attrValueId, value }) => ({
    attrValueId,
    value: inLanguage(value, locale),
  })),
});

/** Returns the record of a category; `productCount` is the number of cars on sale in it and its descendants. */
export function toCategoryRecord(row: Category, productCount: number): CategoryRecord {
  return {
    categoryId: row.categoryId,
    parentId: row.parentId ?? '0',
    name: inAllLanguages(row.name),
    desc: inAllLanguages(row.description),
    path: row.path,
    imgUrl: row.imgUrl,
    icon: row.icon,
    level: row.level,
    seq: row.seq,
    status: row.status,
    productCount,
    createTime: wireTime(row.createdAt),
    updateTime: wireTime(row.updatedAt),
  };
}
