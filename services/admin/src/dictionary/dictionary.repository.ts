// SQL: dictionaries come with their number of items, items with the type of their dictionary, in one statement.
import { Injectable } from '@nestjs/common';
import { ITEM_TONES, type DictionaryItemPageDto, type DictionaryPageDto } from '@mall/contracts/admin';
import {
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
  valuesOf,
} from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { hasChanges } from '../changes.js';
import { DICTIONARIES } from './built-in-dictionaries.js';
import { DictionaryItem } from './dictionary-item.entity.js';
import { Dictionary } from './dictionary.entity.js';

const dictionaryRow = rowShape({
  dict_id: column.bigint,
  dict_type: column.text,
  descriptions: column.json<Texts>(),
  remarks: column.nullable(column.text),
  is_system: column.boolean,
  created_at: column.timestamp,
  item_count: column.integer,
});

const itemRow = rowShape({
  item_id: column.bigint,
  dict_id: column.bigint,
  dict_type: column.text,
  item_value: column.text,
  labels: column.json<Texts>(),
  description: column.nullable(column.text),
  sort_order: column.integer,
  list_class: column.oneOf(...ITEM_TONES),
  css_class: column.nullable(column.text),
  remarks: column.nullable(column.text),
  is_system: column.boolean,
});

const added = rowShape({ added: column.integer });

export type DictionaryRow = RowOf<typeof dictionaryRow>;
export type DictionaryItemRow = RowOf<typeof itemRow>;

export type NewDictionary = Pick<Dictionary, 'dictType' | 'descriptions' | 'remarks'>;
/** Values to be written; `undefined` leaves a column unchanged. */
export type DictionaryChanges = Partial<Pick<Dictionary, 'descriptions' | 'remarks'>>;
export type ItemChanges = Partial<Omit<DictionaryItem, 'itemId' | 'dictId' | 'isSystem'>>;
export type NewItem = ItemChanges & Pick<DictionaryItem, 'dictId' | 'itemValue' | 'labels'>;

const DICTIONARY = `d.dict_id, d.dict_type, d.descriptions, d.remarks, d.is_system, d.created_at,
  (SELECT count(*)::int FROM dictionary_item i WHERE i.dict_id = d.dict_id) AS item_count`;

const ITEM = `i.item_id, i.dict_id, d.dict_type, i.item_value, i.labels, i.description, i.sort_order, i.list_class,
  i.css_class, i.remarks, i.is_system`;
const ITEMS = 'dictionary_item i JOIN dictionary d USING (dict_id)';

const SORTABLE = {
  id: 'd.dict_id',
  dictType: 'd.dict_type',
  itemCount: 'item_count',
  createTime: 'd.created_at',
};
const ITEM_SORTABLE = {
  id: 'i.item_id',
  itemValue: 'i.item_value',
  sortOrder: 'i.sort_order',
  dictType: 'd.dict_type',
};

@Injectable()
export class DictionaryRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: DictionaryPageDto): Promise<Page<DictionaryRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `d.dict_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'd.dict_type', valuesOf('d.descriptions'))
      .when(request.dictType, (type) => `d.dict_type = ${type}`);
    const query = {
      shape: dictionaryRow,
      select: DICTIONARY,
      from: 'dictionary d',
      where,
      sortable: SORTABLE,
    };
    return querySqlPage(this.dataSource, { ...query, order: 'd.dict_type' }, request);
  }

  async byId(dictId: string): Promise<DictionaryRow | undefined> {
    const sql = `SELECT ${DICTIONARY} FROM dictionary d WHERE d.dict_id = $1`;
    return (await queryRows(this.dataSource, dictionaryRow, sql, [dictId]))[0];
  }

  itemPage(request: DictionaryItemPageDto): Promise<Page<DictionaryItemRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `i.item_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'i.item_value', valuesOf('i.labels'))
      .when(request.dictId, (dictId) => `i.dict_id = ${dictId}`)
      .when(request.dictType, (type) => `d.dict_type = ${type}`);
    const query = { shape: itemRow, select: ITEM, from: ITEMS, where, sortable: ITEM_SORTABLE };
    const order = 'd.dict_type, i.sort_order, i.item_id';
    return querySqlPage(this.dataSource, { ...query, order }, request);
  }

  async itemById(itemId: string): Promise<DictionaryItemRow | undefined> {
    const sql = `SELECT ${ITEM} FROM ${ITEMS} WHERE i.item_id = $1`;
    return (await queryRows(this.dataSource, itemRow, sql, [itemId]))[0];
  }

  itemsOfType(dictType: string): Promise<DictionaryItemRow[]> {
    const sql = `SELECT ${ITEM} FROM ${ITEMS} WHERE d.dict_type = $1 ORDER BY i.sort_order, i.item_id`;
    return queryRows(this.dataSource, itemRow, sql, [dictType]);
  }

  /** @returns the id of the new dictionary. @throws a unique violation when the type is taken. */
  async insert(dictionary: NewDictionary): Promise<string> {
    const { identifiers } = await this.dataSource.manager.insert(Dictionary, { ...dictionary });
    return (identifiers[0] as Pick<Dictionary, 'dictId'>).dictId;
  }

  /** Writes the values that are present. */
  async update(dictId: string, changes: DictionaryChanges): Promise<void> {
    if (hasChanges(changes)) await this.dataSource.manager.update(Dictionary, dictId, changes);
  }

  /** Removes a dictionary with its items. */
  async remove(dictId: string): Promise<void> {
    await this.dataSource.manager.delete(Dictionary, dictId);
  }

  /** @returns the id of the new item. @throws a unique violation when the dictionary has the value. */
  async insertItem(item: NewItem): Promise<string> {
    const { identifiers } = await this.dataSource.manager.insert(DictionaryItem, { ...item });
    return (identifiers[0] as Pick<DictionaryItem, 'itemId'>).itemId;
  }

  /** Writes the values that are present. @throws a unique violation when the dictionary has the value. */
  async updateItem(itemId: string, changes: ItemChanges): Promise<void> {
    if (hasChanges(changes)) await this.dataSource.manager.update(DictionaryItem, itemId, changes);
  }

  async removeItem(itemId: string): Promise<void> {
    await this.dataSource.manager.delete(DictionaryItem, itemId);
  }

  /** Adds the built-in dictionaries and items that are missing. @returns the number of rows added. */
  async addBuiltIn(tx: EntityManager = this.dataSource.manager): Promise<number> {
    let count = 0;
    for (const { type, descriptions, items } of DICTIONARIES) {
      const dictionary = await queryRows(
        tx,
        added,
        `INSERT INTO dictionary (dict_type, descriptions, is_system) VALUES ($1, $2, true)
         ON CONFLICT (dict_type) DO NOTHING RETURNING 1 AS added`,
        [type, descriptions],
      );
      const rows = items.map(({ value, labels, tone }, index) => ({
        value,
        labels,
        tone,
        place: index * 10,
      }));
      const itemsAdded = await queryRows(
        tx,
        added,
        `INSERT INTO dictionary_item (dict_id, item_value, labels, list_class, sort_order, is_system)
         SELECT d.dict_id, i.value, i.labels, i.tone, i.place, true
           FROM dictionary d, jsonb_to_recordset($2::jsonb) AS i (value text, labels jsonb, tone text, place int)
          WHERE d.dict_type = $1
         ON CONFLICT (dict_id, item_value) DO NOTHING RETURNING 1 AS added`,
        [type, JSON.stringify(rows)],
      );
      count += dictionary.length + itemsAdded.length;
    }
    return count;
  }
}
