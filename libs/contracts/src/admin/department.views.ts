import { Id, Int, say, Text } from '@mall/validation';

export class DepartmentView {
  @Id() deptId!: string;
  @Text() name!: string;
  @Text({ description: '0 for a company' }) parentId!: string;
  @Int() sortOrder!: number;
  @Text({ optional: true }) deptLongitude!: string | null;
  @Text({ optional: true }) deptLatitude!: string | null;
  @Text({ optional: true, max: 300 }) deptAddress!: string | null;
  @Int({ label: say('Сотрудников', '员工数', 'Staff') }) userCount!: number;
}

/** A department with its descendants. */
export interface DepartmentNode {
  readonly id: string;
  readonly deptId: string;
  readonly parentId: string;
  readonly deptPid: string;
  readonly name: string;
  readonly deptName: string;
  readonly weight: number;
  /** Whether it is outside of what the caller may see. */
  readonly isLock: boolean;
  readonly userCount: number;
  readonly children: readonly DepartmentNode[];
}
