import type {
  CodeView,
  DictionaryItemView,
  DictionaryOptionView,
  DictionaryView,
} from '@mall/contracts/admin';
import type { Locale } from '@mall/validation';
import { inLanguage } from '../in-language.js';
import type { DictionaryItemRow, DictionaryRow } from './dictionary.repository.js';

export function toDictionaryView(row: DictionaryRow, locale: Locale): DictionaryView {
  return {
    id: row.dict_id,
    dictType: row.dict_type,
    description: inLanguage(row.descriptions, locale),
    descriptions: row.descriptions,
    remarks: row.remarks,
    systemFlag: row.is_system,
    itemCount: row.item_count,
    createTime: row.created_at.toISOString(),
  };
}

export function toItemView(row: DictionaryItemRow, locale: Locale): DictionaryItemView {
  return {
    id: row.item_id,
    dictId: row.dict_id,
    dictType: row.dict_type,
    labels: row.labels,
    description: row.description,
    remarks: row.remarks,
    systemFlag: row.is_system,
    ...toOption(row, locale),
  };
}

export function toOption(row: DictionaryItemRow, locale: Locale): DictionaryOptionView {
  return {
    label: inLanguage(row.labels, locale),
    value: row.item_value,
    itemValue: row.item_value,
    sortOrder: row.sort_order,
    listClass: row.list_class,
    cssClass: row.css_class,
  };
}

export function toCode(row: DictionaryItemRow, locale: Locale): CodeView {
  const name = inLanguage(row.labels, locale);
  const { item_value: code, sort_order: sortOrder } = row;
  return { dicCode: code, dicName: name, value: code, label: name, sortOrder };
}
