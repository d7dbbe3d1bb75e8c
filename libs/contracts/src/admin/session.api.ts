import { Bool, ListOfValues, say, Text } from '@mall/validation';
import { SessionIdDto } from '../auth/auth.dto.js';
import { AdminPageDto, adminPageOf, defineApi, nothing, platformErrors, staff } from '../define/index.js';
import { adminErrors } from './admin.errors.js';
import { StaffSessionView } from '../auth/auth.views.js';

/** Page of staff sessions, the one used last first. */
export class OnlineSessionPageDto extends AdminPageDto {
  @ListOfValues('string', { optional: true, maxItems: 1_000 }) ids?: string[];
  @Text({ optional: true, max: 100, description: 'Part of a name, login or phone number' }) keyWord?: string;
  @Text({ optional: true, max: 64, description: 'Part of an address', kind: 'code' }) remoteAddr?: string;
}

/** A session of a colleague, without its tokens. */
export class OnlineSessionView extends StaffSessionView {
  @Text() nickname!: string;
  @Text({ optional: true }) name!: string | null;
  @Text({ label: say('Отдел', '部门', 'Department'), optional: true }) deptName!: string | null;
  /** Whether it is the session of this request. */
  @Bool() isCurrent!: boolean;
}

export const adminSessionApi = defineApi('admin.session', {
  page: {
    http: 'GET /admin/session/page',
    request: OnlineSessionPageDto,
    response: adminPageOf(OnlineSessionView),
    access: staff('sys_session_view'),
    family: 'admin',
    people: { record: 'account', id: 'userId' },
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
