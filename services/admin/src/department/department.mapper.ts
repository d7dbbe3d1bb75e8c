import type { DepartmentNode, DepartmentView } from '@mall/contracts/admin';
import { sees, type Scope } from '../scope/scope.js';
import type { DepartmentRow } from './department.repository.js';

export function toDepartmentView(row: DepartmentRow): DepartmentView {
  return {
    deptId: row.dept_id,
    name: row.name,
    parentId: row.parent_id ?? '0',
    sortOrder: row.sort_order,
    deptLongitude: row.longitude,
    deptLatitude: row.latitude,
    deptAddress: row.address,
    userCount: row.user_count,
  };
}

/** Returns the departments as a tree. `rows` are in the order of siblings. */
export function toDepartmentTree(
  rows: readonly DepartmentRow[],
  scope: Scope,
  parent: string | null = null,
): DepartmentNode[] {
  return rows
    .filter(({ parent_id }) => parent_id === parent)
    .map(({ dept_id, name, sort_order, user_count }) => ({
      id: dept_id,
      deptId: dept_id,
      parentId: parent ?? '0',
      deptPid: parent ?? '0',
      name,
      deptName: name,
      weight: sort_order,
      isLock: !sees(scope, dept_id),
      userCount: user_count,
      children: toDepartmentTree(rows, scope, dept_id),
    }));
}
