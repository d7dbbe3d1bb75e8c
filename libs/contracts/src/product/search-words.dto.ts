import { Id, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';

const labels = {
  typed: { ru: 'Поиск', zh: '关键词', en: 'Search' },
  terms: { ru: 'Слова', zh: '同义词', en: 'Words' },
  status: { ru: 'Статус', zh: '状态', en: 'Status' },
};

export class SuggestDto {
  /** What has been typed so far, in any script, layout or language. */
  @Text({ label: labels.typed, optional: true, max: 100 }) keyword = '';
  @Int({ optional: true, min: 1, max: 20 }) limit = 8;
}

export const SUGGESTION_KINDS = ['brand', 'series', 'search'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Something the person may be about to type. */
export class SuggestionView {
  @OneOf(SUGGESTION_KINDS) kind!: SuggestionKind;
  /** What to show, and to search for when there is no `brandId`. */
  @Text() text!: string;
  /** Of a make or a series: what to filter by. */
  @Id({ optional: true }) brandId?: string;
  /** Logo of the make. */
  @Text({ optional: true, max: 500 }) imgUrl?: string;
  /** Cars on sale it would find. */
  @Int() count!: number;
}

/** F: hot_search (title, content, seq). */
export class HotSearchView {
  /** What to show. */
  @Text() title!: string;
  /** What to search for. */
  @Text() content!: string;
  @Int() seq!: number;
}

export class HotSearchesDto {
  @Int({ optional: true, min: 1, max: 50 }) limit = 10;
}

class CountedSearchDto {
  @Text({ max: 100 }) keyword!: string;
  @Int({ min: 1 }) times!: number;
}

export class CountSearchesDto {
  @ListOf(() => CountedSearchDto, { maxItems: 200 }) searches!: CountedSearchDto[];
}

const terms = (optional: boolean): PropertyDecorator =>
  ListOfValues('string', { label: labels.terms, optional, minItems: 2, maxItems: 20 });

export class FindSynonymsDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @OneOf([0, 1], { label: labels.status, optional: true }) status?: 0 | 1;
}

export const SYNONYM_COLUMNS = ['synonymId', 'updateTime'] as const;

export class SynonymIdDto {
  @Id() synonymId!: string;
}

export class CreateSynonymDto {
  /** Each one means all the others: `бэха`, `бмв`, `bmw`. A term may be several words. At most 60 characters each. */
  @terms(false) terms!: string[];
  /** 1 in use. */
  @OneOf([0, 1], { label: labels.status, optional: true }) status?: 0 | 1;
}

export class UpdateSynonymDto {
  @Id() synonymId!: string;
  @terms(true) terms?: string[];
  @OneOf([0, 1], { label: labels.status, optional: true }) status?: 0 | 1;
}

export class SynonymRecord {
  @Id() synonymId!: string;
  @ListOfValues('string') terms!: string[];
  @OneOf([0, 1]) status!: 0 | 1;
  @Text() createTime!: string;
  @Text() updateTime!: string;
}
