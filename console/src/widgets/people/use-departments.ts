import { useMemo } from 'react';
import { hasFailed, useRead } from '../../api/use-call.js';
import { belowCompany, type DepartmentItem } from './departments.js';

const NONE: readonly DepartmentItem[] = [];
const FIVE_MINUTES_MS = 5 * 60_000;

interface Departments {
  readonly nodes: readonly DepartmentItem[];
  readonly hasFailed: boolean;
}

/** Returns the departments of the caller's company as a tree. */
export function useDepartments(): Departments {
  const tree = useRead('admin.dept.tree', {}, { staleTime: FIVE_MINUTES_MS });
  const { data: info } = useRead('admin.staff.info', {}, { staleTime: FIVE_MINUTES_MS });
  const company = info?.sysOrga?.deptId;
  const nodes = useMemo(() => (tree.data ? belowCompany(tree.data, company) : NONE), [tree.data, company]);
  return { nodes, hasFailed: hasFailed(tree) };
}
