// SQL by hand: dictionaries come with their number of items, items with the type of their dictionary, in one statement.
import { Injectable } from '@nestjs/common';
import type { DictionaryItemPageDto, DictionaryPageDto, ItemTone } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { DataSource } from 'typeorm';
import { Conditions } from '@mall/persistence';
import { queryPage } from '../admin-list.js';

export interface DictionaryRow {
  readonly dict_id: string;
  readonly dict_type: string;
  readonly descriptions: Texts;
  readonly remarks: string | null;
  readonly is_system: boolean;
  readonly created_at: Date;
  readonly item_count: number;
}

export interface DictionaryItemRow {
  readonly item_id: string;
  readonly dict_id: string;
  readonly dict_type: string;
  readonly item_value: string;
  readonly labels: Texts;
  readonly description: string | null;
  readonly sort_order: number;
  readonly list_class: ItemTone;
  readonly css_class: string | null;
  readonly remarks: string | null;
  readonly is_system: boolean;
}

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

  page(request: DictionaryPageDto): Promise<{ rows: DictionaryRow[]; total: number }> {
    const where = new Conditions()
      .when(request.ids, (ids) => `d.dict_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'd.dict_type', 'd.descriptions::text')
      .when(request.dictType, (type) => `d.dict_type = ${type}`);
    return queryPage<DictionaryRow>(
      this.dataSource,
      { select: DICTIONARY, from: 'dictionary d', where, sortable: SORTABLE, order: 'd.dict_type' },
      request,
    );
  }

  async byId(dictId: string): Promise<DictionaryRow | undefined> {
    const rows = (await this.dataSource.query(`SELECT ${DICTIONARY} FROM dictionary d WHERE d.dict_id = $1`, [
      dictId,
    ])) as DictionaryRow[];
    return rows[0];
  }

  itemPage(request: DictionaryItemPageDto): Promise<{ rows: DictionaryItemRow[]; total: number }> {
    const where = new Conditions()
      .when(request.ids, (ids) => `i.item_id = ANY(${ids}::bigint[])`)
      .contains(request.keyWord, 'i.item_value', 'i.labels::text')
      .when(request.dictId, (dictId) => `i.dict_id = ${dictId}`)
      .when(request.dictType, (type) => `d.dict_type = ${type}`);
    return queryPage<DictionaryItemRow>(
      this.dataSource,
      {
        select: ITEM,
        from: ITEMS,
        where,
        sortable: ITEM_SORTABLE,
        order: 'd.dict_type, i.sort_order, i.item_id',
      },
      request,
    );
  }

  async itemById(itemId: string): Promise<DictionaryItemRow | undefined> {
    const rows = (await this.dataSource.query(`SELECT ${ITEM} FROM ${ITEMS} WHERE i.item_id = $1`, [
      itemId,
    ])) as DictionaryItemRow[];
    return rows[0];
  }

  async itemsOfType(dictType: string): Promise<DictionaryItemRow[]> {
    return (await this.dataSource.query(
      `SELECT ${ITEM} FROM ${ITEMS} WHERE d.dict_type = $1 ORDER BY i.sort_order, i.item_id`,
      [dictType],
    )) as DictionaryItemRow[];
  }
}
