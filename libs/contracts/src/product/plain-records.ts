// Tables that staff edit row by row.
import { Id, ListOfValues, OneOf, say, Text } from '@mall/validation';
import { plainRecords } from '../define/index.js';
import { synonymStatuses } from './car-words.js';
import { productErrors } from './product.errors.js';

/** A group of words that mean the same to the search. */
export class SynonymRecord {
  @Id() synonymId!: string;
  /**
   * Terms of the same meaning, such as `бэха`, `бмв`, `bmw`: each one finds all the others. A term may be several
   * words. At most 60 characters each.
   */
  @ListOfValues('string', { label: say('Слова', '词语', 'Words'), minItems: 2, maxItems: 20 })
  terms!: string[];
  /** 1 when the search uses the group. */
  @OneOf([0, 1], { label: say('Действует', '启用', 'In use') }) status!: 0 | 1;
  @Text() createTime!: string;
  @Text({ label: say('Изменена', '修改时间', 'Changed') }) updateTime!: string;
}

/** Groups of words that mean the same to the search, which knows a change within a second. */
export const synonyms = plainRecords({
  scope: 'product.synonym',
  name: 'synonyms',
  record: SynonymRecord,
  idField: 'synonymId',
  written: ['terms', 'status'],
  defaults: { status: synonymStatuses.inUse },
  found: ['terms'],
  filters: ['status'],
  columns: ['terms', 'status', 'updateTime'],
  sortable: ['synonymId', 'updateTime'],
  order: ['updateTime', 'DESC'],
  rights: 'search_edit',
  nouns: { one: 'group of words that mean the same', many: 'groups of words that mean the same' },
  label: say('Группа синонимов', '搜索同义词', 'Group of synonyms'),
  menu: {
    group: 'catalogue',
    place: 40,
    icon: 'synonym',
    labels: say('Синонимы поиска', '搜索同义词', 'Search synonyms'),
  },
  hints: {
    terms: say(
      'Каждое слово заменяет остальные: бэха, бмв, bmw. Слово добавляется клавишей Enter',
      '组内词语互为同义：бэха、бмв、bmw。按回车键添加',
      'Each word means all the others: бэха, бмв, bmw. Press Enter after a word',
    ),
  },
  errors: [productErrors.synonymUnusable],
});
