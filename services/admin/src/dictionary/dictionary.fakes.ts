import { NoDatabase } from '@mall/persistence/fakes';
import {
  DictionaryRepository,
  type DictionaryChanges,
  type DictionaryItemRow,
  type DictionaryRow,
  type ItemChanges,
  type NewDictionary,
  type NewItem,
} from './dictionary.repository.js';

export const aDictionary = (over: Partial<DictionaryRow> = {}): DictionaryRow => ({
  dict_id: '1',
  dict_type: 'fuel_type',
  descriptions: { ru: 'Топливо', zh: '燃料', en: 'Fuel' },
  remarks: null,
  is_system: false,
  created_at: new Date('2026-11-01T00:00:00Z'),
  item_count: 0,
  ...over,
});

export const aDictionaryItem = (over: Partial<DictionaryItemRow> = {}): DictionaryItemRow => ({
  item_id: '10',
  dict_id: '1',
  dict_type: 'fuel_type',
  item_value: 'petrol',
  labels: { ru: 'Бензин', zh: '汽油', en: 'Petrol' },
  description: null,
  sort_order: 0,
  list_class: 'default',
  css_class: null,
  remarks: null,
  is_system: false,
  ...over,
});

/** Returns the error that PostgreSQL reports for a second row with the same unique key. */
const duplicate = (): Error => Object.assign(new Error('duplicate key'), { code: '23505' });

/** Dictionaries and items in memory, with the unique keys of their tables. */
export class InMemoryDictionaries extends DictionaryRepository {
  private nextId = 100;

  constructor(
    public dictionaries: DictionaryRow[] = [],
    public items: DictionaryItemRow[] = [],
  ) {
    super(new NoDatabase());
  }

  override async byId(dictId: string): Promise<DictionaryRow | undefined> {
    const row = this.dictionaries.find(({ dict_id }) => dict_id === dictId);
    const items = this.items.filter(({ dict_id }) => dict_id === dictId);
    return row && { ...row, item_count: items.length };
  }

  override async itemById(itemId: string): Promise<DictionaryItemRow | undefined> {
    return this.items.find(({ item_id }) => item_id === itemId);
  }

  override async insert({ dictType, descriptions, remarks }: NewDictionary): Promise<string> {
    if (this.dictionaries.some(({ dict_type }) => dict_type === dictType)) throw duplicate();
    const dict_id = String((this.nextId += 1));
    this.dictionaries.push(aDictionary({ dict_id, dict_type: dictType, descriptions, remarks }));
    return dict_id;
  }

  override async update(dictId: string, changes: DictionaryChanges): Promise<void> {
    const row = this.dictionaries.find(({ dict_id }) => dict_id === dictId);
    if (row) Object.assign(row, given(changes));
  }

  override async remove(dictId: string): Promise<void> {
    this.dictionaries = this.dictionaries.filter(({ dict_id }) => dict_id !== dictId);
    this.items = this.items.filter(({ dict_id }) => dict_id !== dictId);
  }

  override async insertItem({ dictId, ...item }: NewItem): Promise<string> {
    const dict_type = (await this.byId(dictId))?.dict_type;
    const item_id = String((this.nextId += 1));
    const row = aDictionaryItem({ item_id, dict_id: dictId, dict_type, ...columns(item) });
    this.assertUnique(row);
    this.items.push(row);
    return row.item_id;
  }

  override async updateItem(itemId: string, changes: ItemChanges): Promise<void> {
    const place = this.items.findIndex(({ item_id }) => item_id === itemId);
    if (place < 0) return;
    const row = { ...this.items[place]!, ...columns(changes) };
    this.assertUnique(row);
    this.items[place] = row;
  }

  override async removeItem(itemId: string): Promise<void> {
    this.items = this.items.filter(({ item_id }) => item_id !== itemId);
  }

  private assertUnique(row: DictionaryItemRow): void {
    const others = this.items.filter(({ item_id }) => item_id !== row.item_id);
    if (others.some((one) => one.dict_id === row.dict_id && one.item_value === row.item_value))
      throw duplicate();
  }
}

const given = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const columns = ({ itemValue, sortOrder, listClass, cssClass, ...same }: ItemChanges): object =>
  given({
    ...same,
    item_value: itemValue,
    sort_order: sortOrder,
    list_class: listClass,
    css_class: cssClass,
  });
