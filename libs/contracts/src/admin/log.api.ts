import { adminPageOf, defineApi, nothing, platformErrors, signedIn, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { ClientErrorsDto, LogIdDto, LogIdsDto, LogPageDto, RecordOperationDto } from './log.dto.js';
import { LogView } from './log.views.js';

export const adminLogApi = defineApi('admin.log', {
  page: {
    http: 'GET /admin/log/page',
    request: LogPageDto,
    response: adminPageOf(LogView),
    access: staff('sys_log_view'),
    family: 'admin',
    summary: 'What staff did and what went wrong in their browsers, newest first.',
  },
  one: {
    http: 'GET /admin/log/{id}',
    request: LogIdDto,
    response: LogView,
    access: staff('sys_log_view'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One row of the log.',
  },
  remove: {
    http: 'DELETE /admin/log/{id}',
    request: LogIdDto,
    response: nothing,
    access: staff('sys_log_view'),
    family: 'admin',
    errors: [adminErrors.logIsKept],
    summary: 'Always refused: rows are removed by age alone. The path is prescribed.',
  },
  removeMany: {
    http: 'DELETE /admin/log',
    bodyField: 'ids',
    request: LogIdsDto,
    response: nothing,
    access: staff('sys_log_view'),
    family: 'admin',
    errors: [adminErrors.logIsKept],
    summary: 'Always refused: rows are removed by age alone. The path is prescribed.',
  },
  report: {
    http: 'POST /admin/log/logs',
    bodyField: 'logs',
    request: ClientErrorsDto,
    response: nothing,
    access: signedIn(),
    family: 'admin',
    errors: [platformErrors.tooFrequent],
    summary: 'Hand in the errors of the own browser; kept as plain text, tokens taken out of addresses.',
  },
  record: {
    request: RecordOperationDto,
    response: nothing,
    access: staff(),
    summary: 'Called by the gateway, acting for the member of staff, before and after each of their writes.',
  },
});
