import { Instant, Text } from '@mall/validation';

/** Maximum number of searches that a buyer keeps. */
export const MOST_SAVED_SEARCHES = 30;

const labels = {
  query: { ru: 'Условия поиска', zh: '搜索条件', en: 'Search' },
  lookedAt: { ru: 'Когда смотрели', zh: '上次查看时间', en: 'Last looked' },
};

export class SavedSearchDto {
  /** Conditions as in the address of the list, without page. */
  @Text({ label: labels.query, max: 2000, pattern: /^[\w%.*+&=~-]+$/, kind: 'raw' }) query!: string;
}

export class KeepSearchDto extends SavedSearchDto {
  /** Time when a browser that kept the search for a visitor last showed it; now when missing. */
  @Instant({ label: labels.lookedAt, of: 'browserClock', optional: true }) lookedAt?: string;
}

export class SavedSearchView {
  @Text({ max: 2000 }) query!: string;
  /** Time when its owner last looked at its results. */
  @Instant() lookedAt!: string;
}
