import { Id, Int, ListOf, OneOf, Text } from '@mall/validation';

const typed = { ru: 'Поиск', zh: '关键词', en: 'Search' };

export class SuggestDto {
  /** Text typed so far, in any script, layout or language. */
  @Text({ label: typed, optional: true, max: 100 }) keyword = '';
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
