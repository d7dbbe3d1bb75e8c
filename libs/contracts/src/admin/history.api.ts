import { defineApi, staff } from '../define/index.js';
import { HistoryDto } from './history.dto.js';
import { HistoryView } from './history.views.js';

export const adminHistoryApi = defineApi('admin.history', {
  ofRecord: {
    http: 'GET /admin/history/{record}/{recordId}',
    request: HistoryDto,
    response: HistoryView,
    access: staff('sys_log_view'),
    family: 'admin',
    summary: 'What was changed in a record, field by field, by whom, from where and why; newest first.',
  },
});
