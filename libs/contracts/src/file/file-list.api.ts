import { adminPageOf, defineApi, nothing, platformErrors, staff } from '../define/index.js';
import { fileErrors } from './file.errors.js';
import { FileIdDto, FilePageDto, ListedFileView } from './file-list.dto.js';

/** Uploaded files in a list for staff; opening one takes the right of its purpose. */
export const fileListApi = defineApi('file', {
  page: {
    http: 'GET /admin/sys-file/page',
    request: FilePageDto,
    response: adminPageOf(ListedFileView),
    access: staff('sys_file_view'),
    family: 'admin',
    summary: 'Uploaded files, newest first: who uploaded them, and what uses them.',
  },
  removeOrphan: {
    http: 'DELETE /admin/sys-file/{fileId}',
    request: FileIdDto,
    response: nothing,
    access: staff('sys_file_del'),
    family: 'admin',
    errors: [platformErrors.notFound, fileErrors.fileInUse],
    summary: 'Remove a private file for good that nothing has used within a day of its upload.',
  },
});
