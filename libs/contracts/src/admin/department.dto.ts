import { Id, Int, ListOfValues, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { adminLabels as L } from './admin.labels.js';

const Parent = (): PropertyDecorator =>
  Text({ label: L.deptParent, kind: 'code', optional: true, max: 19, pattern: /^(?:0|[1-9]\d{0,18})$/ });
const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/;

export class DepartmentPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
}

export class DepartmentIdDto {
  @Id({ label: L.dept }) deptId!: string;
}

class DepartmentFields {
  /** Id of the department above; `0` for a root department. */
  @Parent() parentId?: string;
  @Int({ label: L.sortOrder, optional: true, max: 100_000 }) sortOrder?: number;
  @Text({ label: L.longitude, optional: true, nullable: true, kind: 'code', max: 16, pattern: DEGREES })
  deptLongitude?: string | null;
  @Text({ label: L.latitude, optional: true, nullable: true, kind: 'code', max: 16, pattern: DEGREES })
  deptLatitude?: string | null;
  @Text({ label: L.deptAddress, optional: true, nullable: true, max: 300 }) deptAddress?: string | null;
}

export class CreateDepartmentDto extends DepartmentFields {
  @Text({ label: L.deptName, max: 100, kind: 'name' }) name!: string;
}

export class MergeDepartmentsDto {
  /** The department to remove. */
  @Id({ label: L.dept }) deptId!: string;
  /** The department that takes over its staff, the departments below it and its place in the scopes of roles. */
  @Id({ label: L.dept }) intoId!: string;
}

/** Fields that are missing stay unchanged. */
export class UpdateDepartmentDto extends DepartmentFields {
  @Id({ label: L.dept }) deptId!: string;
  @Text({ label: L.deptName, optional: true, min: 1, max: 100, kind: 'name' }) name?: string;
}
