import { Injectable } from '@nestjs/common';
import type { DictionaryItemPageDto, DictionaryPageDto } from '@mall/contracts/admin';
import {
  Conditions,
  countOf,
  doNothing,
  type Page,
  rowOf,
  type RowOf,
  rowsOf,
  typedPage,
  valuesOf,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db, hasChanges } from '../db.js';
import { DICTIONARIES } from './built-in-dictionaries.js';
import { DictionaryItem } from './dictionary-item.entity.js';
import { Dictionary } from './dictionary.entity.js';

const ROWS = db
  .selectFrom('dictionary as d')
  .select(['d.dict_id', 'd.dict_type', 'd.descriptions', 'd.remarks', 'd.is_system', 'd.created_at'])
  .select((d) =>
    countOf(d.selectFrom('dictionary_item as i').whereRef('i.dict_id', '=', 'd.dict_id')).as('item_count'),
  );

const ITEMS = db
  .selectFrom('dictionary_item as i')
  .innerJoin('dictionary as d', 'd.dict_id', 'i.dict_id')
  .select([
    'i.item_id',
    'i.dict_id',
    'd.dict_type',
    'i.item_value',
    'i.labels',
    'i.description',
    'i.sort_order',
  ])
  .select(['i.list_class', 'i.css_class', 'i.remarks', 'i.is_system']);

export type DictionaryRow = RowOf<typeof ROWS>;
export type DictionaryItemRow = RowOf<typeof ITEMS>;

export type NewDictionary = Pick<Dictionary, 'dictType' | 'descriptions' | 'remarks'>;
/** Values to be written; `undefined` leaves a column unchanged. */
export type DictionaryChanges = Partial<Pick<Dictionary, 'descriptions' | 'remarks'>>;
export type ItemChanges = Partial<Omit<DictionaryItem, 'itemId' | 'dictId' | 'isSystem'>>;
export type NewItem = ItemChanges & Pick<DictionaryItem, 'dictId' | 'itemValue' | 'labels'>;

const LIST = {
  sortable: {
    id: 'd.dict_id',
    dictType: 'd.dict_type',
    itemCount: 'item_count',
    createTime: 'd.created_at',
  },
  order: [['d.dict_type', 'asc']],
} as const;
const ITEM_LIST = {
  sortable: {
    id: 'i.item_id',
    itemValue: 'i.item_value',
    sortOrder: 'i.sort_order',
    dictType: 'd.dict_type',
  },
  order: [
    ['d.dict_type', 'asc'],
    ['i.sort_order', 'asc'],
    ['i.item_id', 'asc'],
  ],
} as const;

@Injectable()
export class DictionaryRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: DictionaryPageDto): Promise<Page<DictionaryRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `d.dict_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'd.dict_type', valuesOf('d.descriptions'))
      .when(request.dictType, (type) => `d.dict_type = ${type}`);
    return typedPage(this.dataSource, ROWS, { ...LIST, where }, request);
  }

  byId(dictId: string): Promise<DictionaryRow | undefined> {
    return rowOf(this.dataSource, ROWS.where('d.dict_id', '=', dictId));
  }

  itemPage(request: DictionaryItemPageDto): Promise<Page<DictionaryItemRow>> {
    const where = new Conditions()
      .when(request.ids, (ids) => `i.item_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'i.item_value', valuesOf('i.labels'))
      .when(request.dictId, (dictId) => `i.dict_id = ${dictId}`)
      .when(request.dictType, (type) => `d.dict_type = ${type}`);
    return typedPage(this.dataSource, ITEMS, { ...ITEM_LIST, where }, request);
  }

  itemById(itemId: string): Promise<DictionaryItemRow | undefined> {
    return rowOf(this.dataSource, ITEMS.where('i.item_id', '=', itemId));
  }

  itemsOfType(dictType: string): Promise<DictionaryItemRow[]> {
    const items = ITEMS.where('d.dict_type', '=', dictType);
    return rowsOf(this.dataSource, items.orderBy('i.sort_order').orderBy('i.item_id'));
  }

  /** Inserts a dictionary and returns its id. @throws a unique violation when the type is taken. */
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

  /** Inserts an item and returns its id. @throws a unique violation when the dictionary has the value. */
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
      const dictionary = db
        .insertInto('dictionary')
        .values({ dict_type: type, descriptions, is_system: true })
        .onConflict(doNothing)
        .returning('dict_id');
      count += (await rowsOf(tx, dictionary)).length;
      const rows = items.map(({ value, labels, tone }, index) => ({
        dict_id: db.selectFrom('dictionary').select('dict_id').where('dict_type', '=', type),
        item_value: value,
        labels,
        list_class: tone,
        sort_order: index * 10,
        is_system: true,
      }));
      const added = db.insertInto('dictionary_item').values(rows).returning('item_id');
      count += (await rowsOf(tx, added.onConflict(doNothing))).length;
    }
    return count;
  }
}
