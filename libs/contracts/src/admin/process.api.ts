import { adminPageOf, defineApi, platformErrors, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { LogLevelDto, ProcessPageDto, ProfileIdDto, StartProfileDto } from './process.dto.js';
import { LogLevelView, ProcessView, ProfileView } from './process.views.js';

/** The processes of all services, as operators see and steer them. */
export const adminProcessApi = defineApi('admin.process', {
  page: {
    http: 'GET /admin/process/page',
    request: ProcessPageDto,
    response: adminPageOf(ProcessView),
    access: staff('sys_process_view'),
    family: 'admin',
    summary: 'Every process that answers within a second, and those that have stopped answering.',
  },
  setLogLevel: {
    http: 'POST /admin/process/log_level',
    request: LogLevelDto,
    response: LogLevelView,
    access: staff('sys_process_control'),
    family: 'admin',
    errors: [platformErrors.unavailable],
    summary: 'Change what the processes of a service write to their log, for some minutes.',
  },
  startProfile: {
    http: 'POST /admin/process/profile',
    request: StartProfileDto,
    response: ProfileView,
    access: staff('sys_process_control'),
    family: 'admin',
    errors: [platformErrors.notFound, adminErrors.profileIsRunning],
    summary: 'Profile processor time or memory of a process for some seconds; one at a time per process.',
  },
  profile: {
    http: 'GET /admin/process/profile/{profileId}',
    request: ProfileIdDto,
    response: ProfileView,
    access: staff('sys_process_control'),
    family: 'admin',
    errors: [platformErrors.notFound, adminErrors.profileIsTooLarge],
    takesLong: true,
    summary: 'The file of a profile, for whoever started it, for fifteen minutes.',
  },
});
