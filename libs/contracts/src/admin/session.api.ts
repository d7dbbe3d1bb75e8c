import { SessionIdDto } from '../auth/auth.dto.js';
import { adminPageOf, defineApi, nothing, platformErrors, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { OnlineSessionPageDto } from './session.dto.js';
import { OnlineSessionView } from './session.views.js';

export const adminSessionApi = defineApi('admin.session', {
  page: {
    http: 'GET /admin/session/page',
    request: OnlineSessionPageDto,
    response: adminPageOf(OnlineSessionView),
    access: staff('sys_session_view'),
    family: 'admin',
    summary: 'Who of the staff is signed in, where and since when; of those whom the caller sees.',
  },
  end: {
    http: 'DELETE /admin/session/{sessionId}',
    request: SessionIdDto,
    response: nothing,
    access: staff('sys_session_end'),
    family: 'admin',
    errors: [platformErrors.notFound, adminErrors.mightierThanYou],
    summary: 'End a session of a colleague with no more rights than the caller, and close its sockets.',
  },
});
