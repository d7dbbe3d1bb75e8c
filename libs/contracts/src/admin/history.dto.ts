import { Instant, Int, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { CHANGE_KINDS, CHANGED_BY, type ChangedBy, type ChangeKind } from '../messaging/record-change.js';
import { RECORD_NAMES, type RecordName } from '../messaging/record-kinds.js';

/** Names the last change of a page: its instant, service and id. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[a-z]+_[1-9]\d{0,18}$/;

const labels = {
  record: { ru: 'Запись', zh: '记录', en: 'Record' },
  number: { ru: 'Номер записи', zh: '记录编号', en: 'Number of the record' },
  after: { ru: 'Предыдущая страница', zh: '上一页', en: 'Page before' },
  size: { ru: 'Записей на странице', zh: '每页条数', en: 'Page size' },
  kind: { ru: 'Что сделано', zh: '操作类型', en: 'What was done' },
  actorKind: { ru: 'Кто это', zh: '操作者类型', en: 'Kind of person' },
  actor: { ru: 'Логин или номер человека', zh: '登录名或用户编号', en: 'Login or number of the person' },
  field: { ru: 'Поле', zh: '字段', en: 'Field' },
  from: { ru: 'С', zh: '开始时间', en: 'From' },
  to: { ru: 'По', zh: '结束时间', en: 'To' },
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

/** Changes of all records, the newest first: those that pass every filter that is given. */
export class ChangePageDto extends AdminPageDto {
  @OneOf(RECORD_NAMES, { label: labels.record, optional: true }) record?: RecordName;
  @Text({ label: labels.number, max: 200, kind: 'raw', optional: true }) recordId?: string;
  @OneOf(CHANGE_KINDS, { label: labels.kind, optional: true }) kind?: ChangeKind;
  @OneOf(CHANGED_BY, { label: labels.actorKind, optional: true }) actorKind?: ChangedBy;
  @Text({
    label: labels.actor,
    max: 64,
    optional: true,
    description: 'Login of a member of staff, or the number of anybody',
  })
  actor?: string;
  @Text({
    label: labels.field,
    max: 100,
    kind: 'code',
    optional: true,
    description: 'Name of a changed field, such as `priceFee`',
  })
  field?: string;
  @Instant({ label: labels.from, of: 'period', optional: true }) startTime?: string;
  @Instant({ label: labels.to, of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}
