import { Bool } from '@mall/validation';
import { defineApi, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { DirectorySyncView } from './directory.views.js';

const { directoryNotConfigured, directoryUnreachable, directoryRefused, directoryTooLarge } = adminErrors;
const directoryErrors = [directoryNotConfigured, directoryUnreachable, directoryRefused, directoryTooLarge];

export class SyncDirectoryDto {
  /** True to answer what would change without changing anything. */
  @Bool({ optional: true }) preview?: boolean;
}

/** Departments and people of the company's directory in DingTalk (`ding`) or WeCom (`cp`). */
export const adminDirectoryApi = defineApi('admin.directory', {
  dingUsers: {
    http: 'POST /admin/connect/sync/ding/user',
    request: SyncDirectoryDto,
    response: DirectorySyncView,
    access: staff('sys_dept_sync'),
    family: 'admin',
    errors: directoryErrors,
    takesLong: true,
    summary: 'Take over the people of DingTalk: new ones are locked and without roles.',
  },
  dingDepartments: {
    http: 'POST /admin/connect/sync/ding/dept',
    request: SyncDirectoryDto,
    response: DirectorySyncView,
    access: staff('sys_dept_sync'),
    family: 'admin',
    errors: directoryErrors,
    takesLong: true,
    summary: 'Take over the departments of DingTalk below the company.',
  },
  cpUsers: {
    http: 'POST /admin/connect/sync/cp/user',
    request: SyncDirectoryDto,
    response: DirectorySyncView,
    access: staff('sys_dept_sync'),
    family: 'admin',
    errors: directoryErrors,
    takesLong: true,
    summary: 'Take over the people of WeCom: new ones are locked and without roles.',
  },
  cpDepartments: {
    http: 'POST /admin/connect/sync/cp/dept',
    request: SyncDirectoryDto,
    response: DirectorySyncView,
    access: staff('sys_dept_sync'),
    family: 'admin',
    errors: directoryErrors,
    takesLong: true,
    summary: 'Take over the departments of WeCom below the company.',
  },
});
