import { Bool, say, Text } from '@mall/validation';
import { StaffSessionView } from '../auth/auth.views.js';

/** A session of a colleague, without its tokens. */
export class OnlineSessionView extends StaffSessionView {
  @Text() nickname!: string;
  @Text({ optional: true }) name!: string | null;
  @Text({ label: say('Отдел', '部门', 'Department'), optional: true }) deptName!: string | null;
  /** Whether it is the session of this request. */
  @Bool() isCurrent!: boolean;
}
