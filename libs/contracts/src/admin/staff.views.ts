import { Bool, Id, Instant, ListOf, ListOfValues, Nested, OneOf, say, Text } from '@mall/validation';
import { LOCK_FLAGS, type LockFlag } from './staff.dto.js';

export class StaffRoleView {
  @Id() roleId!: string;
  @Text() roleName!: string;
  @Text() roleCode!: string;
}

/** A member of staff as those who manage staff see them. */
export class StaffView {
  @Id({ label: say('Номер', '编号', 'Id') }) userId!: string;
  @Text() username!: string;
  @Text() nickname!: string;
  @Text({ optional: true }) name!: string | null;
  @Text({ optional: true }) phone!: string | null;
  @Text({ optional: true }) email!: string | null;
  @Text({ optional: true, max: 500 }) avatar!: string | null;
  @Id({ optional: true }) deptId!: string | null;
  @Text({ label: say('Отдел', '部门', 'Department'), optional: true }) deptName!: string | null;
  @OneOf(LOCK_FLAGS) lockFlag!: LockFlag;
  @ListOfValues('id') roleIds!: string[];
  @ListOf(() => StaffRoleView) roleList!: StaffRoleView[];
  @Instant({ label: say('Принят', '创建时间', 'Since') }) createTime!: string;
}

/** Name and avatar of a colleague; the phone number is masked. */
export class StaffCardView {
  @Id() userId!: string;
  @Text() username!: string;
  @Text() nickname!: string;
  @Text({ optional: true }) name!: string | null;
  @Text({ optional: true }) phone!: string | null;
  @Text({ optional: true, max: 500 }) avatar!: string | null;
  @Text({ optional: true }) deptName!: string | null;
}

/** Department in which somebody works; coordinates as decimal text, as the map fields keep them. */
export class OwnDepartmentView {
  @Id() deptId!: string;
  @Text() name!: string;
  @Text({ optional: true }) deptLongitude!: string | null;
  @Text({ optional: true }) deptLatitude!: string | null;
  @Text({ optional: true, max: 300 }) deptAddress!: string | null;
}

export class SignedInUserView {
  @Id() userId!: string;
  @Text() username!: string;
  @Text() nickname!: string;
  @Text({ optional: true }) name!: string | null;
  @Text({ optional: true }) phone!: string | null;
  @Text({ optional: true }) email!: string | null;
  @Text({ optional: true, max: 500 }) avatar!: string | null;
  @Text() tenantId!: string;
  /** The shop that a merchant runs; null for everybody else. */
  @Id({ optional: true }) shopId!: string | null;
}

/** The person signed in to the console and what they may see there. The shape is prescribed. */
export class SignedInInfoView {
  @Nested(() => SignedInUserView) sysUser!: SignedInUserView;
  @ListOfValues('string') roles!: string[];
  @ListOfValues('string', { maxItems: 5_000 }) permissions!: string[];
  @Nested(() => OwnDepartmentView, { optional: true }) sysDept!: OwnDepartmentView | null;
  /** The company: the root above `sysDept`. */
  @Nested(() => OwnDepartmentView, { optional: true }) sysOrga!: OwnDepartmentView | null;
  @Bool() isMerchant!: boolean;
}
