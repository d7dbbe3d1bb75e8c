import type { AttrView, CategoryRecord, CategoryView } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { inAllLanguages, inLanguage } from '../in-language.js';
import { wireTime } from '../wire-time.js';
import type { CategorySource } from '../search/engine/source-car.js';
import type { AttrRow, CategoryRow } from './category.repository.js';

/** A category that buyers see. */
export interface ShownCategory extends CategorySource {
  readonly categoryId: string;
  /** Cars on sale in this very category. */
  readonly cars: number;
}

/** Builds the tree of all rows; a category counts the cars below it too. Rows come parents first. */
export function toCategoryTree(rows: readonly ShownCategory[], locale: Locale): CategoryView[] {
  const known = new Map<string, CategoryView>();
  const roots: CategoryView[] = [];
  for (const row of rows) {
    const parent = known.get(row.parentId ?? '');
    // A shown category below a hidden one is not shown.
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

/** Keeps the branches that have cars on sale. */
export function withCars(views: readonly CategoryView[]): CategoryView[] {
  return views
    .filter((view) => view.productCount > 0)
    .map((view) => ({ ...view, categories: withCars(view.categories) }));
}

export function toAttrViews(rows: readonly AttrRow[], locale: Locale): AttrView[] {
  const views = new Map<string, AttrView>();
  for (const row of rows) {
    const view = views.get(row.attr_id) ?? {
      attrId: row.attr_id,
      name: inLanguage(row.name, locale),
      searchType: row.search_type,
      attrType: row.attr_type,
      attrValues: [],
    };
    views.set(row.attr_id, view);
    if (row.attr_value_id)
      view.attrValues.push({ attrValueId: row.attr_value_id, value: inLanguage(row.value, locale) });
  }
  return [...views.values()];
}

/** @param productCount cars on sale in it and below it */
export function toCategoryRecord(row: CategoryRow, productCount: number): CategoryRecord {
  return {
    categoryId: row.category_id,
    parentId: row.parent_id ?? '0',
    name: inAllLanguages(row.name),
    desc: inAllLanguages(row.description),
    path: row.path,
    imgUrl: row.img_url,
    icon: row.icon,
    level: row.level,
    seq: row.seq,
    status: row.status,
    productCount,
    createTime: wireTime(row.created_at),
    updateTime: wireTime(row.updated_at),
  };
}
