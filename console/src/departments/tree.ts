import type { DepartmentNode } from '@mall/contracts/admin';

export function findDepartment(nodes: readonly DepartmentNode[], id: string): DepartmentNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findDepartment(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Whether a department may be moved below another: not below itself, nor where it already is. */
export function mayMove(moved: DepartmentNode, target: DepartmentNode): boolean {
  return moved.parentId !== target.id && !target.isLock && !findDepartment([moved], target.id);
}
