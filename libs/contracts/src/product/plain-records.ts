// Tables that staff edit row by row.
import { Id, ListOfValues, OneOf, say, Text } from '@mall/validation';
import { plainRecords } from '../define/index.js';
import { CONDITIONS, conditionLabel, conditionWords, synonymStatuses, type Condition } from './car-words.js';
import { productErrors } from './product.errors.js';
import { chosenNeeds } from './sale-needs.js';

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

/** A rule of staff for listings of one kind: what they need before they go on sale, besides what every car needs. */
export class ListingRuleRecord {
  @Id() ruleId!: string;
  @OneOf(CONDITIONS, { label: conditionLabel }) condition!: Condition;
  /** Category for which the rule is, with those below it; without one, all categories. The rule of the nearest category applies alone. */
  @Id({ label: say('Категория', '分类', 'Category'), optional: true }) categoryId?: string | null;
  /** Codes of `saleNeeds`. */
  @ListOfValues('string', {
    label: say('Нужно для публикации', '发布前必填', 'Needed before publishing'),
    maxItems: 100,
    longest: 40,
    kind: 'code',
  })
  needs!: string[];
  @Text({ label: say('Изменил', '修改人', 'Changed by') }) changedBy!: string;
  @Text({ label: say('Изменено', '修改时间', 'Changed') }) updateTime!: string;
}

/** Rules for what a listing needs, by category and condition. */
export const listingRules = plainRecords({
  scope: 'product.listingRule',
  name: 'listing-rules',
  record: ListingRuleRecord,
  idField: 'ruleId',
  written: ['condition', 'categoryId', 'needs'],
  defaults: { needs: [] },
  found: ['needs'],
  filters: ['condition'],
  columns: ['condition', 'categoryId', 'needs', 'changedBy', 'updateTime'],
  sortable: ['condition', 'updateTime'],
  order: ['condition', 'DESC'],
  rights: 'car_review',
  nouns: { one: 'rule for listings', many: 'rules for listings' },
  label: say('Требования к объявлениям', '上架要求', 'Listing rule'),
  menu: {
    group: 'catalogue',
    place: 35,
    icon: 'rule',
    labels: say('Требования к объявлениям', '上架要求', 'Listing rules'),
  },
  references: { categoryId: 'categories' },
  choices: { condition: conditionWords, needs: chosenNeeds },
  absent: { categoryId: say('Все категории', '所有分类', 'All categories') },
  hints: {
    categoryId: say(
      'Действует и для вложенных категорий. Пусто — для всех категорий, у которых нет своего правила',
      '同时适用于其下级分类。留空则适用于所有没有单独要求的分类',
      'Applies to the categories below it, too. Empty: all categories without a rule of their own',
    ),
    needs: say(
      'Название и основные данные нужны всегда. Автомобили в продаже остаются в продаже: новое требование проверяется, когда их снова публикуют или они возвращаются после заказа. Если правило удалить, действует более общее',
      '名称和基本信息始终必填。在售车辆不会下架：新要求在再次上架或订单取消后恢复在售时检查。删除后将适用上一级要求',
      'Name and basic facts are always needed. Cars on sale stay on sale: a new requirement is checked when they are published again or come back from an order. Without this rule the more general one applies',
    ),
  },
  errors: [productErrors.listingRuleExists, productErrors.listingNeedUnknown, productErrors.categoryUnknown],
});
