import { Int, OneOf, Text } from '@mall/validation';
import { RECORD_NAMES, type RecordName } from '../messaging/record-kinds.js';

/** Names the last change of a page: its instant, service and id. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[a-z]+_[1-9]\d{0,18}$/;

const labels = {
  record: { ru: 'Запись', zh: '记录', en: 'Record' },
  number: { ru: 'Номер записи', zh: '记录编号', en: 'Number of the record' },
  after: { ru: 'Предыдущая страница', zh: '上一页', en: 'Page before' },
  size: { ru: 'Записей на странице', zh: '每页条数', en: 'Page size' },
};

export class HistoryDto {
  @OneOf(RECORD_NAMES, { label: labels.record }) record!: RecordName;
  @Text({ label: labels.number, max: 200, kind: 'raw' }) recordId!: string;
  @Text({
    label: labels.after,
    optional: true,
    max: 100,
    pattern: CURSOR,
    description: '`next` of the page before',
  })
  after?: string;
  @Int({ label: labels.size, min: 1, max: 200, optional: true }) size = 50;
}
