import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  type CreateDictionaryDto,
  type CreateDictionaryItemDto,
  type UpdateDictionaryDto,
  type UpdateDictionaryItemDto,
} from '@mall/contracts/admin';
import { platformErrors } from '@mall/contracts/define';
import { isUniqueViolation } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { writeChanges } from '../changes.js';
import { DictionaryRepository, type DictionaryItemRow, type DictionaryRow } from './dictionary.repository.js';

@Injectable()
export class DictionaryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dictionaries: DictionaryRepository,
  ) {}

  /** @throws platformErrors.notFound */
  async get(id: string): Promise<DictionaryRow> {
    const row = await this.dictionaries.byId(id);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  /** @throws adminErrors.dictTypeTaken */
  async create({ dictType, descriptions, remarks }: CreateDictionaryDto): Promise<DictionaryRow> {
    const rows = (await this.dataSource.query(
      `INSERT INTO dictionary (dict_type, descriptions, remarks) VALUES ($1, $2, $3)
       ON CONFLICT (dict_type) DO NOTHING RETURNING dict_id`,
      [dictType, descriptions, remarks ?? null],
    )) as { dict_id: string }[];
    if (!rows[0]) throw adminErrors.dictTypeTaken({ dictType });
    return this.get(rows[0].dict_id);
  }

  async update({ id, descriptions, remarks }: UpdateDictionaryDto): Promise<DictionaryRow> {
    const key = { column: 'dict_id', value: id };
    await writeChanges(this.dataSource.manager, 'dictionary', key, { descriptions, remarks });
    return this.get(id);
  }

  /** @throws adminErrors.systemRecord */
  async remove(id: string): Promise<void> {
    const { is_system } = await this.get(id);
    if (is_system) throw adminErrors.systemRecord();
    await this.dataSource.query(`DELETE FROM dictionary WHERE dict_id = $1`, [id]);
  }

  /** @throws platformErrors.notFound */
  async getItem(id: string): Promise<DictionaryItemRow> {
    const row = await this.dictionaries.itemById(id);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  /** @throws adminErrors.itemValueTaken */
  async createItem(request: CreateDictionaryItemDto): Promise<DictionaryItemRow> {
    const { dictId, labels, itemValue, ...fields } = request;
    await this.get(dictId);
    const itemId = await this.dataSource
      .transaction(async (tx) => {
        const [row] = (await tx.query(
          `INSERT INTO dictionary_item (dict_id, item_value, labels) VALUES ($1, $2, $3) RETURNING item_id`,
          [dictId, itemValue, labels],
        )) as { item_id: string }[];
        await writeChanges(
          tx,
          'dictionary_item',
          { column: 'item_id', value: row!.item_id },
          columns(fields),
        );
        return row!.item_id;
      })
      .catch((failure: unknown) => {
        throw isUniqueViolation(failure) ? adminErrors.itemValueTaken({ itemValue }) : failure;
      });
    return this.getItem(itemId);
  }

  /** @throws adminErrors.itemValueTaken, adminErrors.systemRecord */
  async updateItem(request: UpdateDictionaryItemDto): Promise<DictionaryItemRow> {
    const { id, itemValue } = request;
    const row = await this.getItem(id);
    if (row.is_system && itemValue !== undefined && itemValue !== row.item_value)
      throw adminErrors.systemRecord();
    const key = { column: 'item_id', value: id };
    await writeChanges(this.dataSource.manager, 'dictionary_item', key, {
      ...columns(request),
      labels: request.labels,
      item_value: itemValue,
    }).catch((failure: unknown) => {
      throw isUniqueViolation(failure)
        ? adminErrors.itemValueTaken({ itemValue: itemValue ?? row.item_value })
        : failure;
    });
    return this.getItem(id);
  }

  /** @throws adminErrors.systemRecord */
  async removeItem(id: string): Promise<void> {
    const { is_system } = await this.getItem(id);
    if (is_system) throw adminErrors.systemRecord();
    await this.dataSource.query(`DELETE FROM dictionary_item WHERE item_id = $1`, [id]);
  }
}

function columns({
  description,
  sortOrder,
  listClass,
  cssClass,
  remarks,
}: Omit<UpdateDictionaryItemDto, 'id'>): Record<string, unknown> {
  return {
    description,
    sort_order: sortOrder,
    list_class: listClass,
    css_class: cssClass,
    remarks,
  };
}
