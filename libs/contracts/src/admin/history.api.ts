import { adminPageOf, defineApi, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { ChangePageDto, HistoryDto } from './history.dto.js';
import { HistoryView, RecordedChangeView } from './history.views.js';

export const adminHistoryApi = defineApi('admin.history', {
  ofRecord: {
    http: 'GET /admin/history/{record}/{recordId}',
    request: HistoryDto,
    response: HistoryView,
    access: staff('sys_log_view'),
    family: 'admin',
    summary: 'What was changed in a record, field by field, by whom, from where and why; newest first.',
  },
  page: {
    http: 'GET /admin/history/page',
    request: ChangePageDto,
    response: adminPageOf(RecordedChangeView),
    access: staff('sys_log_view'),
    family: 'admin',
    errors: [adminErrors.tooFarBack],
    summary: 'What was changed in all records, by person, record, field and time; newest first.',
  },
});
