import { useMemo } from 'react';
import { useRead } from '../../api/use-call.js';
import { belowCompany, type DepartmentItem } from './departments.js';

const NONE: readonly DepartmentItem[] = [];
const FIVE_MINUTES_MS = 5 * 60_000;

/** Returns the departments of the caller's company as a tree. */
export function useDepartments(): readonly DepartmentItem[] {
  const { data: nodes } = useRead('admin.dept.tree', {}, { staleTime: FIVE_MINUTES_MS });
  const { data: info } = useRead('admin.staff.info', {}, { staleTime: FIVE_MINUTES_MS });
  const company = info?.sysOrga?.deptId;
  return useMemo(() => (nodes ? belowCompany(nodes, company) : NONE), [nodes, company]);
}
