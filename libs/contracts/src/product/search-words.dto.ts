import { Id, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';

const labels = {
  typed: { ru: 'Поиск', zh: '关键词', en: 'Search' },
  terms: { ru: 'Слова', zh: '同义词', en: 'Words' },
  status: { ru: 'Статус', zh: '状态', en: 'Status' },
};

export class SuggestDto {
  /** Text typed so far, in any script, layout or language. */
  @Text({ label: labels.typed, optional: true, max: 100 }) keyword = '';
  @Int({ optional: true, min: 1, max: 20 }) limit = 8;
}

export const SUGGESTION_KINDS = ['brand', 'series', 'search'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A completion of what a person is typing. */
export class SuggestionView {
  @OneOf(SUGGESTION_KINDS) kind!: SuggestionKind;
  /** Text to show, and to search for when there is no `brandId`. */
  @Text() text!: string;
  /** Make or series to filter by; absent for other suggestions. */
  @Id({ optional: true }) brandId?: string;
  /** Logo of the make. */
  @Text({ optional: true, max: 500 }) imgUrl?: string;
  /** Number of cars on sale that it would find. */
  @Int() count!: number;
}

/** A hot search, with the fields of the mall family (title, content, seq). */
export class HotSearchView {
  /** Text to show. */
  @Text() title!: string;
  /** Text to search for. */
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
  /**
   * Terms of the same meaning, such as `бэха`, `бмв`, `bmw`: each one finds all the others. A term may be several
   * words. At most 60 characters each.
   */
  @terms(false) terms!: string[];
  /** 1 when the search uses the group. */
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
