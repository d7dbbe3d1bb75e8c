import { Int, OneOf, Text } from '@mall/validation';

const labels = {
  page: { ru: 'Страница', zh: '页码', en: 'Page' },
  size: { ru: 'Записей на странице', zh: '每页条数', en: 'Page size' },
};

/** Paging of the mall family: `pageNum` from 1, `pageSize` up to 500. */
export class MallPageDto {
  @Int({ label: labels.page, min: 1, max: 1_000_000, optional: true }) pageNum = 1;
  @Int({ label: labels.size, min: 1, max: 500, optional: true }) pageSize = 20;
}

/** Paging of the admin family: `current` from 1, `size` up to 10,000 (spec: the staff picker fetches that many by ids). */
export class AdminPageDto {
  @Int({ label: labels.page, min: 1, max: 1_000_000, optional: true }) current = 1;
  @Int({ label: labels.size, min: 1, max: 10_000, optional: true }) size = 10;
  /** Column to sort by. Each operation accepts its own columns and refuses others. */
  @Text({ optional: true, max: 64 }) sortBy?: string;
  @OneOf(['ASC', 'DESC'], { optional: true }) sortOrder?: 'ASC' | 'DESC';
}
