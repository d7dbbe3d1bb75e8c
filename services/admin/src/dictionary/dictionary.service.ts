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
import {
  DictionaryRepository,
  type DictionaryItemRow,
  type DictionaryRow,
  type ItemChanges,
} from './dictionary.repository.js';

@Injectable()
export class DictionaryService {
  constructor(private readonly dictionaries: DictionaryRepository) {}

  /** Returns one dictionary. @throws platformErrors.notFound */
  async get(id: string): Promise<DictionaryRow> {
    const row = await this.dictionaries.byId(id);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  /** Creates a dictionary. @throws adminErrors.dictTypeTaken */
  async create({ dictType, descriptions, remarks = null }: CreateDictionaryDto): Promise<DictionaryRow> {
    const dictId = await this.dictionaries
      .insert({ dictType, descriptions, remarks })
      .catch((failure: unknown) => {
        throw isUniqueViolation(failure) ? adminErrors.dictTypeTaken({ dictType }) : failure;
      });
    return this.get(dictId);
  }

  async update({ id, descriptions, remarks }: UpdateDictionaryDto): Promise<DictionaryRow> {
    await this.dictionaries.update(id, { descriptions, remarks });
    return this.get(id);
  }

  /** Removes a dictionary that is not built in. @throws adminErrors.systemRecord */
  async remove(id: string): Promise<void> {
    const { is_system } = await this.get(id);
    if (is_system) throw adminErrors.systemRecord();
    await this.dictionaries.remove(id);
  }

  /** Returns one item of a dictionary. @throws platformErrors.notFound */
  async getItem(id: string): Promise<DictionaryItemRow> {
    const row = await this.dictionaries.itemById(id);
    if (!row) throw platformErrors.notFound();
    return row;
  }

  /**
   * Creates an item of a dictionary.
   * @throws platformErrors.notFound for an unknown dictionary, adminErrors.itemValueTaken
   */
  async createItem(request: CreateDictionaryItemDto): Promise<DictionaryItemRow> {
    const { dictId, itemValue, labels } = request;
    await this.get(dictId);
    const itemId = await this.dictionaries
      .insertItem({ ...toChanges(request), dictId, itemValue, labels })
      .catch((failure: unknown) => {
        throw isUniqueViolation(failure) ? adminErrors.itemValueTaken({ itemValue }) : failure;
      });
    return this.getItem(itemId);
  }

  /**
   * Changes an item; the value of a built-in one stays.
   * @throws adminErrors.itemValueTaken, adminErrors.systemRecord
   */
  async updateItem(request: UpdateDictionaryItemDto): Promise<DictionaryItemRow> {
    const { id } = request;
    const row = await this.getItem(id);
    const { itemValue = row.item_value } = request;
    if (row.is_system && itemValue !== row.item_value) throw adminErrors.systemRecord();
    await this.dictionaries.updateItem(id, toChanges(request)).catch((failure: unknown) => {
      throw isUniqueViolation(failure) ? adminErrors.itemValueTaken({ itemValue }) : failure;
    });
    return this.getItem(id);
  }

  /** Removes an item that is not built in. @throws adminErrors.systemRecord */
  async removeItem(id: string): Promise<void> {
    const { is_system } = await this.getItem(id);
    if (is_system) throw adminErrors.systemRecord();
    await this.dictionaries.removeItem(id);
  }
}

function toChanges(request: Omit<UpdateDictionaryItemDto, 'id'>): ItemChanges {
  const { labels, itemValue, description, sortOrder, listClass, cssClass, remarks } = request;
  return { labels, itemValue, description, sortOrder, listClass, cssClass, remarks };
}
